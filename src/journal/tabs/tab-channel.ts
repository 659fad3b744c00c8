/** What one tab tells the others of its browser: never content, only where to look. */
export type TabMessage =
  /** The stream has grown on the disk. */
  | { readonly type: 'appended'; readonly name: string }
  /** The outbox's entry of this key has changed on the disk. */
  | { readonly type: 'delivery'; readonly name: string }
  /** Somebody sends on what waits: the network is back, or a person has signed in. */
  | { readonly type: 'wake' }
  /** A tab wants the turn of this name. */
  | { readonly type: 'ask'; readonly name: string }
  /** Its holder has heard that and is about to let go. */
  | { readonly type: 'yielding'; readonly name: string }
  /** A tab has begun to hold it. */
  | { readonly type: 'held'; readonly name: string };

/** The way from one tab to the others. */
export interface TabChannel {
  post(message: TabMessage): void;
  /** Answers the way to stop listening. */
  listen(listener: (message: TabMessage) => void): () => void;
  close(): void;
}

/** What the tabs of a browser share besides the disk. */
export interface CrossTabApis {
  readonly locks: Pick<LockManager, 'request'>;
  openChannel(name: string): TabChannel;
}

export const browserCrossTabApis: CrossTabApis = {
  get locks() {
    return navigator.locks;
  },
  openChannel(name) {
    const channel = new BroadcastChannel(name);
    return {
      post: (message) => channel.postMessage(message),
      listen(listener) {
        const hear = ({ data }: MessageEvent<TabMessage>): void => listener(data);
        channel.addEventListener('message', hear);
        return () => channel.removeEventListener('message', hear);
      },
      close: () => channel.close(),
    };
  },
};

/** For a journal that no other tab can see. */
export const noChannel: TabChannel = {
  post: () => undefined,
  listen: () => () => undefined,
  close: () => undefined,
};
