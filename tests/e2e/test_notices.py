"""Notices: the switch on the account page, the pages of the links in mails, a message that arrives."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from e2e.audit import audit
from e2e.conftest import Visitor
from e2e.driver import wait_until

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]
TOKEN = "x" * 43
SUBSCRIBE = """
    window.PushManager.prototype.subscribe = async () => ({
        endpoint: "https://push.example/1",
        toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } }),
        unsubscribe: async () => true,
    });
"""
"""No push service can be reached from here."""
HEAR_NOTICES = """() => {
    self.shown = [];
    self.registration.showNotification = async (title, options) => self.shown.push([title, options.body]);
}"""


def test_a_browser_subscribes_and_shows_what_arrives(visit_with_notifications: Visit, axe: str) -> None:
    zoe = visit_with_notifications(worker=True, lang="de", phone=True)
    zoe.context.grant_permissions(["notifications"], origin=zoe.base)
    zoe.context.add_init_script(SUBSCRIBE)
    sent: list[tuple[str, Any]] = []

    def answer(route: Route) -> None:
        sent.append((route.request.method, route.request.post_data_json))
        route.fulfill(body=json.dumps({"key": "server-key", "done": True}), content_type="application/json")

    zoe.context.route("**/api/v1/account/push", answer)
    made = {"name": "Zoe Push", "password": "correct horse battery"}
    assert zoe.context.request.post(f"{zoe.base}/api/v1/account", data=made).status == 201
    page = zoe.go("/account")
    switch = page.get_by_label("Benachrichtige mich, wenn ich am Zug bin")
    expect(switch).not_to_be_checked()
    switch.focus()
    page.keyboard.press("Space")
    expect(switch).to_be_checked()
    audit(page, axe)
    subscription = {
        "endpoint": "https://push.example/1",
        "keys": {"p256dh": "p", "auth": "a"},
        "language": "de",
    }
    assert sent[-1] == ("PUT", subscription)

    tools = zoe.context.new_cdp_session(page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    wait_until(page, lambda: bool(found and zoe.context.service_workers))
    worker = zoe.context.service_workers[-1]
    worker.evaluate(HEAR_NOTICES)
    data = json.dumps({"table": "abc", "language": "de"})
    tools.send(
        "ServiceWorker.deliverPushMessage", {"origin": zoe.base, "registrationId": found[0], "data": data}
    )
    wait_until(page, lambda: bool(worker.evaluate("self.shown")))
    assert worker.evaluate("self.shown") == [["Du bist am Zug", "Eine Partie wartet auf dich."]]


def test_the_links_in_mails_lead_to_buttons(visit: Visit, axe: str) -> None:
    page = visit().go(f"/notices/confirm/{TOKEN}")
    confirm = page.get_by_role("button", name="Confirm")
    confirm.wait_for()
    audit(page, axe)
    confirm.click()
    expect(page.get_by_role("alert")).to_contain_text("This link no longer works.")
    page = visit(phone=True, dark=True, lang="fr").go(f"/notices/stop/{TOKEN}")
    stop = page.get_by_role("button", name="Ne plus rien recevoir")
    stop.wait_for()
    audit(page, axe)
    stop.click()
    expect(page.get_by_role("status").filter(has_text="C’est fait.")).to_be_visible()
