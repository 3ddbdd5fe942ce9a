# Only C names: see the .pxd.
