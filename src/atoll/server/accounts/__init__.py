"""Who somebody is: guests, accounts, their bots, and what they may see."""
