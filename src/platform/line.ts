/** What a person's LINE account proves to our server. */
export type LineCredentials =
  | { readonly by: 'accessToken'; readonly lineId: string; readonly accessToken: string }
  | { readonly by: 'idToken'; readonly idToken: string };

export interface Line {
  /** Starts LIFF; false when it did not start in time, and LINE is given up for this page load. */
  start(): Promise<boolean>;
  isInClient(): boolean;
  isLoggedIn(): boolean;
  /** Leaves the page for LINE's sign-in and comes back to `redirectUri`. */
  login(redirectUri: string): void;
  /** Throws when LINE hands out no credentials. */
  credentials(): Promise<LineCredentials>;
  logout(): void;
  closeWindow(): void;
}

const startTimeoutMs = 5000;

/** LINE through its SDK, which is loaded only where a channel is configured. */
export function openLine(liffId: string): Line {
  let sdk: typeof import('@line/liff').default | null = null;

  function started() {
    if (sdk === null) throw new Error('LINE SDK is not initialized');
    return sdk;
  }

  async function load(): Promise<boolean> {
    const { default: liff } = await import('@line/liff');
    await liff.init({ liffId });
    sdk = liff;
    return true;
  }

  return {
    async start() {
      if (!navigator.onLine) return false;
      const givenUp = new Promise<false>((resolve) => setTimeout(() => resolve(false), startTimeoutMs));
      return Promise.race([load().catch(() => false), givenUp]);
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
    logout: () => sdk?.logout(),
    closeWindow: () => sdk?.closeWindow(),
  };
}
