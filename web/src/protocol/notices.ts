/** Requests about notices by mail. */
import { request } from "./api";
import type { MailState } from "./types";

type Done = { readonly done: true };

export const notices = {
  mail: () => request<MailState>("GET", "/account/mail"),
  ask: (address: string, language: string) => request<Done>("PUT", "/account/mail", { address, language }),
  remove: () => request<Done>("DELETE", "/account/mail"),
  confirm: (token: string) => request<Done>("POST", "/notices/mail/confirm", { token }),
  stop: (token: string) => request<Done>("POST", `/notices/mail/stop?token=${encodeURIComponent(token)}`),
};
