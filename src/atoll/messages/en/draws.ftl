# Draws that can be verified, in the browser.

draws-running = Drawing…
draws-void-reveal = { $count ->
    [one] Draw { $number } failed: the device at seat { $places } didn’t answer in time.
   *[other] Draw { $number } failed: the devices at seats { $places } didn’t answer in time.
}
draws-void-seats = Draw { $number } failed: someone left during the draw.
draws-no-part-yet = { $count ->
    [one] { $seats } isn’t taking part in the draw yet.
   *[other] { $seats } aren’t taking part in the draw yet.
}

draws-proven = Draw verified
draws-proven-means = This device has recomputed the draw. It follows from values that everyone who took part, and the server, had fixed before anyone could know them all. So nobody could choose it, not even the server.
draws-consistent = Draw consistent, not proven
draws-consistent-means = The draw follows from what the server has published. Only a device that took part can prove that it was all fixed beforehand.
draws-alone = Draw not verifiable
draws-alone-means = No player’s device took part in this draw: the server drew alone.
draws-failed = Draw not verified
draws-failed-means = Something is wrong with this draw. Save the receipt and the game, and ask whoever runs this server.
draws-bots = Nothing can prove that bots don’t look at hidden information.
draws-given = What was agreed beforehand wasn’t drawn.
draws-no-part = Didn’t take part: { $seats }.
draws-voided = { $count ->
    [one] One earlier draw failed.
   *[other] { $count } earlier draws failed.
}
draws-receipt = Save receipt
