# Draws that can be verified, in the browser.

draws-running = Drawing…
draws-void-reveal = { $count ->
    [one] Draw { $number } came to nothing: the device on seat { $places } didn’t answer in time.
   *[other] Draw { $number } came to nothing: the devices on seats { $places } didn’t answer in time.
}
draws-void-seats = Draw { $number } came to nothing: somebody left in the middle of it.
draws-no-part-yet = { $count ->
    [one] { $seats } takes no part in the draw so far.
   *[other] { $seats } take no part in the draw so far.
}

draws-proven = Draw verified
draws-proven-means = This device has recomputed the draw. It follows from values that everyone who took part, and the server, had fixed before anyone could know them all. So nobody could choose it, not even the server.
draws-consistent = Draw consistent, not proven
draws-consistent-means = The draw follows from what the server has published. Only a device that took part can prove that it was all fixed beforehand.
draws-alone = Draw not verifiable
draws-alone-means = No player’s device took part in this draw: the server drew alone.
draws-failed = Draw not verified
draws-failed-means = Something is wrong with this draw. Save the receipt and the game, and ask whoever runs this server.
draws-bots = Nothing can show that bots don’t look at hidden things.
draws-given = What was agreed on beforehand wasn’t drawn.
draws-no-part = Took no part: { $seats }.
draws-voided = { $count ->
    [one] One draw before it came to nothing.
   *[other] { $count } draws before it came to nothing.
}
draws-receipt = Save receipt
