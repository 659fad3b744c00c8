import { browserCrossTabApis } from '../../../src/journal/tabs/tab-channel.ts';
import type { CrossTabApis } from '../../../src/journal/tabs/tab-channel.ts';

/** A tab that can be frozen, as by the browser: it gets no messages until it is thawed, not even that its locks were stolen. */
export function freezableTabs(): {
  readonly tabs: CrossTabApis;
  readonly freeze: () => void;
  readonly thaw: () => void;
} {
  let thaw: () => void = () => undefined;
  let thawed = Promise.resolve();
  let isFrozen = false;
  const locks: CrossTabApis['locks'] = {
    request: async (...request: Parameters<LockManager['request']>) => {
      try {
        return await navigator.locks.request(...request);
      } finally {
        await thawed;
      }
    },
  } as CrossTabApis['locks'];
  return {
    tabs: {
      locks,
      openChannel(name) {
        const channel = browserCrossTabApis.openChannel(name);
        return {
          ...channel,
          listen: (listener) =>
            channel.listen((message) => {
              if (!isFrozen) listener(message);
            }),
        };
      },
    },
    freeze() {
      isFrozen = true;
      thawed = new Promise((resolve) => {
        thaw = resolve;
      });
    },
    thaw() {
      isFrozen = false;
      thaw();
    },
  };
}
