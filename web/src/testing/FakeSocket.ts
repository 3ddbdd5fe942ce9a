/** A WebSocket whose other end is the test: `vi.stubGlobal("WebSocket", FakeSocket)`. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: { readonly type: string; readonly id?: string; readonly token?: string }[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { readonly data: string }) => void = () => {};
  onclose: (event: { readonly code: number }) => void = () => {};

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  close(code = 1000): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose({ code });
  }

  open(): this {
    this.readyState = 1;
    this.onopen();
    return this;
  }

  says(message: object): this {
    this.onmessage({ data: JSON.stringify(message) });
    return this;
  }
}
