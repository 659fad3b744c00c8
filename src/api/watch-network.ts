/** A call that has ended; nothing of what it carried. */
export interface NetworkCall {
  readonly method: string;
  readonly url: URL;
  /** HTTP status; null where no answer came. */
  readonly status: number | null;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Milliseconds from the call to the end of its answer. */
  readonly duration: number;
  /** Bytes of the answer's body; null where no answer came. */
  readonly size: number | null;
}

type Ending = Pick<NetworkCall, 'status' | 'size'>;

const noAnswer: Ending = { status: null, size: null };

/**
 * Calls the listener for every request of this page once it has ended; the requests are unchanged. An answer that was asked early
 * counts from when it is taken. Returns a function that stops it.
 */
export function watchNetwork(onCall: (call: NetworkCall) => void): () => void {
  const { fetch } = globalThis;
  const { open, send } = XMLHttpRequest.prototype;
  const { talatEarlyAnswers: early } = window;
  const opened = new WeakMap<XMLHttpRequest, Pick<NetworkCall, 'method' | 'url'>>();

  function begin(method: string, url: URL): (ending: Ending) => void {
    const startedAt = Date.now();
    const start = performance.now();
    return (ending) =>
      onCall({ method, url, startedAt, duration: Math.round(performance.now() - start), ...ending });
  }

  function follow(method: string, address: string | URL, ask: () => Promise<Response>): Promise<Response> {
    const end = begin(method.toUpperCase(), new URL(address, location.href));
    const answer = ask();
    void answer
      .then(measure)
      .catch(() => noAnswer)
      .then(end);
    return answer;
  }

  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : input;
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    return follow(method, address, () => fetch(input, init));
  };

  if (early !== undefined) {
    window.talatEarlyAnswers = {
      ...early,
      take(request, signal) {
        const answer = early.take(request, signal);
        return answer === undefined ? undefined : follow(request.method, request.url, () => answer);
      },
    };
  }

  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
    isAsync?: boolean,
    user?: string | null,
    password?: string | null,
  ): void {
    opened.set(this, { method: method.toUpperCase(), url: new URL(url, location.href) });
    open.call(this, method, url, isAsync ?? true, user, password);
  };

  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    const known = opened.get(this);
    if (known !== undefined) {
      const end = begin(known.method, known.url);
      const listener = ({ loaded }: ProgressEvent): void =>
        end(this.status === 0 ? noAnswer : { status: this.status, size: loaded });
      this.addEventListener('loadend', listener, { once: true });
    }
    send.call(this, body);
  };

  return () => {
    globalThis.fetch = fetch;
    Object.assign(XMLHttpRequest.prototype, { open, send });
    if (early !== undefined) window.talatEarlyAnswers = early;
  };
}

/** An answer's status and size; its body goes to whoever asked, this reads a copy. */
async function measure(response: Response): Promise<Ending> {
  // A stream stays open: a copy of it would be kept until it ends.
  if (response.headers.get('Content-Type')?.startsWith('text/event-stream') === true)
    return { status: response.status, size: 0 };
  const { byteLength } = await response.clone().arrayBuffer();
  return { status: response.status, size: byteLength };
}
