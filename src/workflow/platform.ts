import { createApi } from '../api/api.ts';
import { readData } from '../api/read-operation.ts';
import { createTransport } from '../api/transport.ts';
import type { Device } from '../api/connection.ts';
import { watchReachability } from '../api/reachability.ts';
import { watchSettings } from '../api/watch-settings.ts';
import { createCategoryCache } from '../platform/category-cache.ts';
import { browserStore, cartName, entryChoiceName } from '../platform/key-value-store.ts';
import type { SendWrite } from '../journal/outbox/outbox-sender.ts';
import { letGoWhenLeft, stopsLeftPages } from '../platform/left-page.ts';
import type { Line } from '../platform/line.ts';
import { decryptUser, encryptUser } from '../journal/crypto/user-record.ts';
import { openSessionStore } from '../platform/session-store.ts';
import { openShellUpdates } from '../platform/shell-updates.ts';
import { readConfig } from './auth-config.ts';
import { leaveRefusedGroup, takeForeignGroup } from './group.ts';
import { createGroupChoice } from './group-choice.ts';
import { isLocalAdmin } from './local-admin.ts';
import { createUploadProgress } from './upload-progress.ts';

export type Platform = Awaited<ReturnType<typeof createPlatform>>;

/** The services of this device: storage, the session, LINE if it is configured, and the connection to the server. */
export async function createPlatform() {
  if (stopsLeftPages(navigator.userAgent)) letGoWhenLeft(window, () => location.reload());
  const local = browserStore(() => localStorage);
  const perTab = browserStore(() => sessionStorage);
  const session = await openSessionStore(Date.now, encryptUser, decryptUser);
  const categories = createCategoryCache(local, Date.now);
  const group = createGroupChoice(perTab, session);
  const began = group.current();
  const progress = createUploadProgress();
  const network = watchReachability();
  // Without a network the answer comes at once, and what starts next can go by it.
  if (!navigator.onLine) await network.check();
  const signedOutListeners = new Set<() => void>();
  let line: Line | null = null;

  const inLine = () => (line?.isInClient() ? line : null);

  const noteSettings = watchSettings(() => void learnUser());
  let leaving: Promise<void> | null = null;
  const device: Device = {
    async fetch(request) {
      const response = await network.fetch(request);
      noteSettings(response);
      return response;
    },
    canReach: network.check,
    token: () => session.token(),
    lineId: () => session.user()?.line_id ?? '',
    groupId: group.current,
    source: () =>
      (import.meta.env.DEV && isLocalAdmin(import.meta.env, location)) || inLine() !== null ? 'line' : 'web',
    language: () => document.documentElement.lang,
    onForeignGroup(refused) {
      // Of several reads that are refused at once, one asks and opens the app anew.
      leaving ??= leaveRefusedGroup(refused, {
        perTab,
        session,
        began,
        learnUser,
        reload: () => location.replace('/home'),
      }).then((isLeft) => {
        if (!isLeft) leaving = null;
      });
    },
    onSignedOut() {
      void session.removeToken();
      void leadToSignIn();
    },
    onTokenMissing() {
      categories.clear();
      device.onSignedOut();
    },
    onWriteSignedOut: () => void session.removeToken(),
  };

  const api = createApi(device);

  /** Takes what the server knows of the person now; unreachable, what is known stays until the next time. */
  async function learnUser(): Promise<void> {
    const { signal } = new AbortController();
    await readData(api, 'userInfo', {}, signal).then(session.changeUser, () => undefined);
  }

  async function leadToSignIn(): Promise<boolean> {
    // Without the server nobody can sign in, so the screen stays.
    if ((await readConfig(api)) === null) return false;
    if (session.token() === null) for (const listener of signedOutListeners) listener();
    return true;
  }

  // Part of the start: a browser that could not fetch a script once, for lack of a network, does not ask for it again.
  const send: SendWrite = createTransport(device, progress.set);

  return {
    local,
    perTab,
    session,
    categories,
    group,
    device,
    network,
    api,
    send,
    progress,
    shellUpdates: openShellUpdates(
      'serviceWorker' in navigator ? navigator.serviceWorker : null,
      Date.now,
      () => location.reload(),
    ),
    /** Removes what the next visit would have shown first, and what the cart and a stock entry left for it. */
    async forgetPages(): Promise<void> {
      local.remove(cartName);
      local.remove(entryChoiceName);
      window.talatFirstScreen = undefined;
      const { removePageCopies } = await import('../first-paint/page-copies.ts');
      await removePageCopies();
    },
    line: () => line,
    /** LINE where the page runs in its app, with its SDK; null elsewhere. */
    inLine,
    /** Whether a group that is not the person's was just removed; true once. */
    saysForeignGroup: () => takeForeignGroup(perTab),
    /** Starts LINE once its LIFF id is known; returns false if it cannot be started. */
    async startLine(liffId: string, signal: AbortSignal): Promise<boolean> {
      const { openLine } = await import('../platform/line.ts');
      line ??= openLine(liffId);
      return line.start(signal);
    },
    /** Notifies the listeners if a sign-in is needed; returns false, without effect, if the server is unreachable. */
    leadToSignIn,
    learnUser,
    /** Calls the listener when a sign-in is needed; returns a function that unsubscribes. */
    onSignedOut(listener: () => void): () => void {
      signedOutListeners.add(listener);
      return () => signedOutListeners.delete(listener);
    },
  };
}
