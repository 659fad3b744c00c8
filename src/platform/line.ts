import type { LineProfile } from '../../domain/line-profile.ts';
import type { OrderMessage } from '../../domain/sharing/order-message.ts';

type Liff = typeof import('./liff.ts').liff;

// LIFF is typed by an older description of messages than the one they are made by.
type LiffMessage = Parameters<Liff['shareTargetPicker']>[0][number];

/** What a person's LINE account proves to our server. */
export type LineCredentials =
  | { readonly by: 'accessToken'; readonly lineId: string; readonly accessToken: string }
  | { readonly by: 'idToken'; readonly idToken: string };

/** What came of LINE's choice; a refusal is told by its code alone, since its text changes. */
export type PickerAnswer =
  { readonly kind: 'shared' | 'cancelled' } | { readonly kind: 'refused'; readonly code: string };

export interface Line {
  /** Starts LIFF; false when it failed or the signal came first: what comes later is ignored. */
  start(signal: AbortSignal): Promise<boolean>;
  isStarted(): boolean;
  isInClient(): boolean;
  isLoggedIn(): boolean;
  /** Leaves the page for LINE's sign-in and comes back to `redirectUri`. */
  login(redirectUri: string): void;
  /** Null where LINE hands out none. Throws where it was not started or cannot be asked. */
  credentials(): Promise<LineCredentials | null>;
  /** Null where LINE names nobody. Throws where it refuses. */
  profile(): Promise<LineProfile | null>;
  /** What LINE last told of the person; null as long as it has told nothing. */
  knownProfile(): LineProfile | null;
  /** LINE's own scanner, which reads QR codes and no bars; null where this LINE has none. */
  codeScanner(): (() => Promise<string | null>) | null;
  /** LINE's choice of whom a message goes to; null where this LINE has none, or nobody is signed in to it. */
  sharePicker(): ((message: OrderMessage) => Promise<PickerAnswer>) | null;
  /** Opens an address in the phone's browser, which knows nothing of who is signed in here. */
  openOutside(url: string): void;
  logout(): void;
  closeWindow(): void;
}

/** LINE through its SDK, which is loaded only where a channel is configured. */
export function openLine(liffId: string): Line {
  let sdk: Liff | null = null;
  let known: LineProfile | null = null;

  function started() {
    if (sdk === null) throw new Error('LINE SDK is not initialized');
    return sdk;
  }

  async function load(signal: AbortSignal): Promise<boolean> {
    const { liff } = await import('./liff.ts');
    await liff.init({ liffId });
    // Too late the app is under way without it.
    if (!signal.aborted) sdk = liff;
    return !signal.aborted;
  }

  async function profile(): Promise<LineProfile | null> {
    const told = ((await started().getProfile()) as Partial<LineProfile> | undefined) ?? {};
    const { userId, displayName } = told;
    known = userId === undefined || displayName === undefined ? null : { ...told, userId, displayName };
    return known;
  }

  return {
    async start(signal) {
      if (signal.aborted) return false;
      const givenUp = new Promise<false>((resolve) =>
        signal.addEventListener('abort', () => resolve(false), { once: true }),
      );
      return Promise.race([load(signal).catch(() => false), givenUp]);
    },
    isStarted: () => sdk !== null,
    isInClient: () => sdk?.isInClient() ?? false,
    isLoggedIn: () => sdk?.isLoggedIn() ?? false,
    login(redirectUri) {
      const liff = started();
      // Its ID token lasts an hour and is never renewed: who comes again needs a new one.
      if (liff.isLoggedIn()) liff.logout();
      liff.login({ redirectUri });
    },
    async credentials() {
      const liff = started();
      if (!liff.isInClient()) {
        const idToken = liff.getIDToken();
        return idToken === null ? null : { by: 'idToken', idToken };
      }
      const accessToken = liff.getAccessToken();
      const person = accessToken === null ? null : await profile();
      if (accessToken === null || person === null) return null;
      return { by: 'accessToken', lineId: person.userId, accessToken };
    },
    profile,
    knownProfile: () => known,
    codeScanner() {
      const liff = sdk;
      if (liff?.isApiAvailable('scanCodeV2') !== true) return null;
      // In a window of a lesser height it fails.
      const { viewType = 'full' } = liff.getContext() ?? {};
      if (viewType !== 'full') return null;
      return async () => (await liff.scanCodeV2()).value;
    },
    sharePicker() {
      const liff = sdk;
      if (liff?.isLoggedIn() !== true || !liff.isApiAvailable('shareTargetPicker')) return null;
      return async (message) => {
        try {
          const answer = await liff.shareTargetPicker([message as LiffMessage], { isMultiple: true });
          return { kind: answer?.status === 'success' ? 'shared' : 'cancelled' };
        } catch (error) {
          return { kind: 'refused', code: codeOf(error) };
        }
      };
    },
    openOutside: (url) => sdk?.openWindow({ url, external: true }),
    logout: () => sdk?.logout(),
    closeWindow: () => sdk?.closeWindow(),
  };
}

/** LINE's code of an error; `UNKNOWN`, as LINE says it too, where it has none. */
function codeOf(error: unknown): string {
  const { code } = typeof error === 'object' && error !== null ? (error as { readonly code?: unknown }) : {};
  return typeof code === 'string' || typeof code === 'number' ? String(code) : 'UNKNOWN';
}
