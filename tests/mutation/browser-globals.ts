// What the journal's tests meet in a browser, for a process without one.
import 'fake-indexeddb/auto';
import { NodeLocks } from './node-locks.ts';

const windowEvents = new EventTarget();
Object.assign(globalThis, {
  addEventListener: windowEvents.addEventListener.bind(windowEvents),
  removeEventListener: windowEvents.removeEventListener.bind(windowEvents),
  dispatchEvent: windowEvents.dispatchEvent.bind(windowEvents),
  document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
  navigator: { locks: new NodeLocks(), onLine: true },
});
