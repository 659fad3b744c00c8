/** A message between tabs of one browser: only names of what has changed, never content. Tabs of two versions may exchange them. */
export type TabMessage =
  /** Events were appended to the stream of this name. */
  | { readonly type: 'appended'; readonly name: string }
  /** The outbox entry with this key has changed on disk. */
  | { readonly type: 'delivery'; readonly name: string }
  /** A workflow of the sending tab emitted an event of this type. */
  | { readonly type: 'emitted'; readonly name: string }
  /** Retry the outbox now: the network is back, or the user has signed in. */
  | { readonly type: 'wake' }
  /** A tab asks for the lock of this name. */
  | { readonly type: 'ask'; readonly name: string }
  /** The holder acknowledges and is about to release the lock. */
  | { readonly type: 'yielding'; readonly name: string }
  /** A tab has acquired the lock. */
  | { readonly type: 'held'; readonly name: string };

/** Sends messages to the other tabs and receives theirs. */
export interface TabChannel {
  post(message: TabMessage): void;
  /** Returns a function that unsubscribes. */
  listen(listener: (message: TabMessage) => void): () => void;
  close(): void;
}

/** The browser's APIs between tabs: Web Locks and BroadcastChannel. */
export interface CrossTabApis {
  /** Undefined in a browser without them. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  openChannel(name: string): TabChannel;
}

export const browserCrossTabApis: CrossTabApis = {
  get locks() {
    return navigator.locks;
  },
  openChannel(name) {
    const channel = new BroadcastChannel(name);
    let isClosed = false;
    return {
      post(message) {
        // What ends after the journal was closed has nobody to tell.
        if (!isClosed) channel.postMessage(message);
      },
      listen(listener) {
        const hear = ({ data }: MessageEvent<TabMessage>): void => listener(data);
        channel.addEventListener('message', hear);
        return () => channel.removeEventListener('message', hear);
      },
      close() {
        isClosed = true;
        channel.close();
      },
    };
  },
};

/** For a journal without other tabs. */
export const noChannel: TabChannel = {
  post: () => undefined,
  listen: () => () => undefined,
  close: () => undefined,
};
