"""The routes about friends, challenges and opponents, for accounts."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Query

from atoll.server.accounts.cookies import clean_name, name_key
from atoll.server.errors import NotFound
from atoll.server.http import account_models
from atoll.server.http import friend_models as models
from atoll.server.http.dependencies import PREFIX, AccountOwner, AccountsDep, HubDep, PersonId, problems
from atoll.server.http.models import GuestModel
from atoll.server.http.seek_models import TableFound
from atoll.server.live.friends import challenge_json
from atoll.server.live.seeks import PLAYERS
from atoll.table import ClockSettings, TableSettings

router = APIRouter(prefix=PREFIX, responses=problems(401, 403, 422))

MAX_RECENT: Final = 20

ChallengeId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{22}$", description="A challenge's id.")]


@router.get("/friends", summary="My friends, and who asks to be one")
async def friends(hub: HubDep, person: AccountOwner) -> models.Friends:
    """Return friends and requests, friends who are online first."""
    known = await hub.friends.contacts(person)
    return models.Friends(
        people=[
            models.FriendModel.model_validate(
                {"id": one.who, "name": one.name, "relation": one.relation, "online": one.online}
            )
            for one in known
        ],
        hidden=await hub.friends.store.hides(person.id),
    )


@router.put("/friends", summary="Hide or show that I am online")
async def hide(body: models.HideRequest, hub: HubDep, person: AccountOwner) -> account_models.Done:
    """Hide from one's friends that one is online, or show it again."""
    await hub.friends.hide(person, hidden=body.hidden)
    return account_models.Done()


@router.get("/friends/find", summary="An account by its name", responses=problems(404))
async def find(
    name: Annotated[str, Query(max_length=64, description="As one would write it to log in.")],
    accounts: AccountsDep,
    person: AccountOwner,
) -> GuestModel:
    """Return the account with a name, so that somebody can be asked whom one knows by name."""
    del person
    found = await accounts.store.find_by_name(name_key(clean_name(name) or ""))
    if found is None:
        raise NotFound
    return GuestModel(id=found.id, name=found.name, mark="account")


@router.put("/friends/{who}", summary="Ask somebody to be a friend, or accept", responses=problems(404, 409))
async def ask(who: PersonId, hub: HubDep, person: AccountOwner) -> models.RelationModel:
    """Ask an account; if it has asked already, both are friends."""
    return models.RelationModel(relation=await hub.friends.ask(person, who))


@router.delete("/friends/{who}", summary="End a friendship, or decline or withdraw a request")
async def remove_friend(who: PersonId, hub: HubDep, person: AccountOwner) -> account_models.Done:
    """End a friendship, or decline or withdraw a request."""
    await hub.friends.remove_friend(person, who)
    return account_models.Done()


@router.get("/opponents", summary="Accounts that I have played with last")
async def opponents(hub: HubDep, person: AccountOwner) -> list[models.OpponentModel]:
    """Return recent opponents, the last first, with the results against them."""
    return [
        models.OpponentModel(
            id=one.who,
            name=one.name,
            game=one.game,
            ended_at=one.ended_at,
            games=one.games,
            before=one.before,
            behind=one.behind,
        )
        for one in await hub.friends.store.recent_opponents(person.id, MAX_RECENT)
    ]


@router.get("/people/{who}/with-me", summary="What somebody is to me, and our games together")
async def with_me(
    who: PersonId, hub: HubDep, accounts: AccountsDep, person: AccountOwner
) -> models.BetweenUs:
    """Return the relation, and the results of all games together, private ones too."""
    return models.BetweenUs(
        relation=await hub.friends.store.relation(person.id, who),
        results=[
            account_models.HeadToHeadModel.model_validate(one, from_attributes=True)
            for one in await accounts.results.between(person.id, who)
        ],
    )


# --- challenges -------------------------------------------------------------------------------------------


@router.get("/challenges", summary="Open challenges by me and to me")
async def challenges(hub: HubDep, person: AccountOwner) -> list[models.ChallengeModel]:
    """Return the challenges, the most recent first."""
    found = await hub.friends.store.challenges(person.id)
    return [models.ChallengeModel.model_validate(challenge_json(one)) for one in found]


@router.post("/challenges", status_code=201, summary="Challenge somebody", responses=problems(404, 409))
async def challenge(
    body: models.ChallengeRequest, hub: HubDep, person: AccountOwner
) -> models.ChallengeModel:
    """Challenge an account to a game for two; a challenge to the same account before is replaced."""
    clock = body.clock
    settings = TableSettings(
        game=body.game,
        players=PLAYERS,
        options=body.options,
        clock=None if clock is None else ClockSettings(clock.kind, clock.seconds, clock.increment),
        rated=body.rated,
    )
    made = await hub.friends.challenge(person, body.who, settings)
    return models.ChallengeModel.model_validate(challenge_json(made))


@router.post("/challenges/{challenge}/accept", summary="Accept a challenge", responses=problems(404, 409))
async def accept(challenge: ChallengeId, hub: HubDep, person: AccountOwner) -> TableFound:
    """Take a seat at a new table, which starts once both are there. Asking again changes nothing."""
    return TableFound(table=await hub.friends.accept(person, challenge))


@router.delete(
    "/challenges/{challenge}", summary="Decline a challenge, or withdraw one", responses=problems(404)
)
async def withdraw(challenge: ChallengeId, hub: HubDep, person: AccountOwner) -> account_models.Done:
    """Decline a challenge, or withdraw one's own."""
    await hub.friends.withdraw(person, challenge)
    return account_models.Done()
