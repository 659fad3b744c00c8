import { takeOver } from '../service-worker/take-over.ts';

/** The app as this device keeps it, and the newer one that waits beside it. */
export interface ShellUpdates {
  /** Keeps the app on the device from now on. Does nothing where the browser refuses; the app then needs the network. */
  start(): Promise<void>;
  /** Whether a newer version is on the device, and was not put off. */
  isOffered(): boolean;
  /** Changes to the newer version: every tab of the app reloads, since the files of the old one are removed from the device. */
  accept(): void;
  /** Asks no more until the next start, which begins with the newer version once no tab shows the old one. */
  putOff(): void;
  /** Calls back when the offer changes; answers the way to stop. */
  subscribe(listener: () => void): () => void;
}

const betweenLooksMs = 3_600_000;

/** Follows the service worker; `workers` is null where the browser has none, `now` is in milliseconds. */
export function openShellUpdates(
  workers: ServiceWorkerContainer | null,
  now: () => number,
  reload: () => void,
): ShellUpdates {
  const listeners = new Set<() => void>();
  let registration: ServiceWorkerRegistration | null = null;
  let isPutOff = false;
  let lookedAt = now();
  // The first worker takes over a page that came from the network, and which is as new as itself.
  let isReplaced = workers?.controller != null;

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function follow(next: ServiceWorker | null | undefined): void {
    next?.addEventListener('statechange', tell);
    tell();
  }

  function lookAgain(): void {
    if (document.visibilityState === 'hidden' || now() - lookedAt < betweenLooksMs) return;
    lookedAt = now();
    // Without a network there is nothing to find.
    registration?.update().catch(() => undefined);
  }

  workers?.addEventListener('controllerchange', () => {
    if (isReplaced) reload();
    isReplaced = true;
  });

  return {
    async start() {
      // The browser itself looks for a newer worker whenever a page of the app is opened.
      const kept = await workers
        ?.register('/service-worker.js', { updateViaCache: 'none' })
        .catch(() => null);
      if (kept == null) return;
      registration = kept;
      kept.addEventListener('updatefound', () => follow(kept.installing));
      follow(kept.installing);
      document.addEventListener('visibilitychange', lookAgain);
    },
    isOffered: () => !isPutOff && registration?.waiting != null && registration.active !== null,
    accept() {
      isReplaced = true;
      registration?.waiting?.postMessage(takeOver);
    },
    putOff() {
      isPutOff = true;
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
