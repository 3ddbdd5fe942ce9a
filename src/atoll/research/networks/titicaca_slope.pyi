import numpy as np
import numpy.typing as npt

def add_slopes(
    weights: npt.NDArray[np.float32],
    seen: npt.NDArray[np.int16],
    starts: npt.NDArray[np.int64],
    rows: npt.NDArray[np.int64],
    targets: npt.NDArray[np.float32],
    slope: npt.NDArray[np.float32],
) -> None: ...
def fill_logits(
    weights: npt.NDArray[np.float32],
    seen: npt.NDArray[np.int16],
    starts: npt.NDArray[np.int64],
    rows: npt.NDArray[np.int64],
    logits: npt.NDArray[np.float32],
) -> None: ...

__all__ = ["add_slopes", "fill_logits"]
