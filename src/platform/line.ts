/** What a person's LINE account proves to our server. */
export type LineCredentials =
  | { readonly by: 'accessToken'; readonly lineId: string; readonly accessToken: string }
  | { readonly by: 'idToken'; readonly idToken: string };

export interface Line {
  /** Starts LIFF; false when it failed or the signal came first, and LINE is given up for this page load. */
  start(signal: AbortSignal): Promise<boolean>;
  isInClient(): boolean;
  isLoggedIn(): boolean;
  /** Leaves the page for LINE's sign-in and comes back to `redirectUri`. */
  login(redirectUri: string): void;
  /** Throws when LINE hands out no credentials. */
  credentials(): Promise<LineCredentials>;
  /** LINE's own scanner, which reads QR codes and no bars; null where this LINE has none. */
  codeScanner(): (() => Promise<string | null>) | null;
  /** Opens an address in the phone's browser, which knows nothing of who is signed in here. */
  openOutside(url: string): void;
  logout(): void;
  closeWindow(): void;
}

/** LINE through its SDK, which is loaded only where a channel is configured. */
export function openLine(liffId: string): Line {
  let sdk: typeof import('@line/liff').default | null = null;

  function started() {
    if (sdk === null) throw new Error('LINE SDK is not initialized');
    return sdk;
  }

  async function load(signal: AbortSignal): Promise<boolean> {
    const { default: liff } = await import('@line/liff');
    await liff.init({ liffId });
    // Too late the app is under way without it.
    if (!signal.aborted) sdk = liff;
    return !signal.aborted;
  }

  return {
    async start(signal) {
      if (signal.aborted) return false;
      const givenUp = new Promise<false>((resolve) =>
        signal.addEventListener('abort', () => resolve(false), { once: true }),
      );
      return Promise.race([load(signal).catch(() => false), givenUp]);
    },
    isInClient: () => sdk?.isInClient() ?? false,
    isLoggedIn: () => sdk?.isLoggedIn() ?? false,
    login: (redirectUri) => started().login({ redirectUri }),
    async credentials() {
      const liff = started();
      if (!liff.isInClient()) {
        const idToken = liff.getIDToken();
        if (idToken === null) throw new Error('Could not get LINE user information');
        return { by: 'idToken', idToken };
      }
      const accessToken = liff.getAccessToken();
      if (accessToken === null) throw new Error('Could not get LINE user information');
      const { userId } = await liff.getProfile();
      return { by: 'accessToken', lineId: userId, accessToken };
    },
    codeScanner() {
      const liff = sdk;
      if (liff?.isApiAvailable('scanCodeV2') !== true) return null;
      // In a window of a lesser height it fails.
      const { viewType = 'full' } = liff.getContext() ?? {};
      if (viewType !== 'full') return null;
      return async () => (await liff.scanCodeV2()).value;
    },
    openOutside: (url) => sdk?.openWindow({ url, external: true }),
    logout: () => sdk?.logout(),
    closeWindow: () => sdk?.closeWindow(),
  };
}
