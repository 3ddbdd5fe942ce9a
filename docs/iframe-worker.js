// The site's search runs in a worker, which browsers deny to pages that are read from a folder.
// There an invisible frame of the same origin does the work: what is told to it arrives as a message
// inside, and what it tells arrives as a message here.
if (location.protocol === "file:") {
  class FrameWorker extends EventTarget {
    onmessage = null;
    #frame = document.createElement("iframe");
    #ready;

    constructor(address) {
      super();
      this.#frame.hidden = true;
      document.body.append(this.#frame);
      const inside = this.#frame.contentWindow;
      const load = (source) =>
        new Promise((done, failed) => {
          const script = Object.assign(inside.document.createElement("script"), { src: source, onload: done, onerror: failed });
          inside.document.body.append(script);
        });
      inside.importScripts = async (...sources) => {
        for (const source of sources) await load(source);
      };
      inside.postMessage = (data) => {
        const event = new MessageEvent("message", { data: structuredClone(data) });
        this.dispatchEvent(event);
        this.onmessage?.(event);
      };
      this.#ready = load(address);
    }

    postMessage(data) {
      const inside = this.#frame.contentWindow;
      this.#ready.then(() => inside.dispatchEvent(new inside.MessageEvent("message", { data: inside.structuredClone(data) })));
    }

    terminate() {
      this.#frame.remove();
    }
  }
  window.Worker = FrameWorker;
  window.IFrameWorker = FrameWorker; // the name by which the search knows that it is in a frame
}
