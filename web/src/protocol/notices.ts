/** Requests about notices, by mail and by Web Push. */
import { request } from "./api";
import type { MailState, PushState } from "./types";

type Done = { readonly done: true };

export const notices = {
  mail: () => request<MailState>("GET", "/account/mail"),
  ask: (address: string, language: string) => request<Done>("PUT", "/account/mail", { address, language }),
  remove: () => request<Done>("DELETE", "/account/mail"),
  push: () => request<PushState>("GET", "/account/push"),
  subscribe: (subscription: PushSubscription, language: string) => {
    const { endpoint, keys } = subscription.toJSON();
    return request<Done>("PUT", "/account/push", { endpoint, keys, language });
  },
  unsubscribe: (endpoint: string) => request<Done>("DELETE", "/account/push", { endpoint }),
  confirm: (token: string) => request<Done>("POST", "/notices/mail/confirm", { token }),
  stop: (token: string) => request<Done>("POST", `/notices/mail/stop?token=${encodeURIComponent(token)}`),
};
