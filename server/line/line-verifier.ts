import { Refusal } from '../http/refusal.ts';
import type { LineProfile } from '../store/queries/people/users.ts';

/** Verifies sign-in tokens with LINE. */
export interface LineVerifier {
  /**
   * The profile and channel of an access token. Throws `line_refused` when LINE rejects it, `line_unreachable` when LINE does
   * not answer.
   */
  verifyAccessToken(
    accessToken: string,
  ): Promise<{ readonly channelId: string; readonly profile: LineProfile }>;
  /** The profile of an ID token issued for a channel. Throws the same refusals. */
  verifyIdToken(idToken: string, channelId: string, nonce: string | null): Promise<LineProfile>;
}

/** Timeout of each request to LINE. */
const patienceMs = 5000;

export function createLineVerifier(apiBase: string, timeoutMs = patienceMs): LineVerifier {
  const ask = (path: string, request?: RequestInit) => askLine(`${apiBase}${path}`, timeoutMs, request);
  return {
    async verifyAccessToken(accessToken) {
      const query = new URLSearchParams({ access_token: accessToken });
      const verified = await ask(`/oauth2/v2.1/verify?${query.toString()}`);
      const channelId = textOf(verified, 'client_id');
      const secondsLeft = verified['expires_in'];
      if (channelId === null || typeof secondsLeft !== 'number' || secondsLeft <= 0)
        throw new Refusal('line_refused');
      const profile = await ask('/v2/profile', {
        headers: { authorization: `Bearer ${accessToken}` },
      });
      return {
        channelId,
        profile: profileOf(profile, { id: 'userId', name: 'displayName', picture: 'pictureUrl' }),
      };
    },

    async verifyIdToken(idToken, channelId, nonce) {
      const body = new URLSearchParams({
        id_token: idToken,
        client_id: channelId,
        ...(nonce ? { nonce } : {}),
      });
      const claims = await ask('/oauth2/v2.1/verify', { method: 'POST', body });
      if (textOf(claims, 'aud') !== channelId) throw new Refusal('line_refused');
      return profileOf(claims, { id: 'sub', name: 'name', picture: 'picture' });
    },
  };
}

type Answer = Readonly<Record<string, unknown>>;

async function askLine(address: string, timeoutMs: number, request: RequestInit = {}): Promise<Answer> {
  const response = await fetch(address, { ...request, signal: AbortSignal.timeout(timeoutMs) }).catch(
    unreachable,
  );
  if (response.status >= 500 || response.status === 429) throw new Refusal('line_unreachable');
  if (!response.ok) throw new Refusal('line_refused');
  const answer: unknown = await response.json().catch(unreachable);
  if (typeof answer !== 'object' || answer === null) throw new Refusal('line_unreachable');
  return { ...answer };
}

function unreachable(): never {
  throw new Refusal('line_unreachable');
}

function profileOf(
  answer: Answer,
  names: { readonly id: string; readonly name: string; readonly picture: string },
): LineProfile {
  const lineId = textOf(answer, names.id);
  if (lineId === null) throw new Refusal('line_refused');
  return { lineId, name: textOf(answer, names.name) ?? '', avatarUrl: textOf(answer, names.picture) ?? '' };
}

function textOf(answer: Answer, name: string): string | null {
  const value = answer[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The channel in an ID token's unverified `aud` claim; null when there is none. */
export function claimedChannel(idToken: string): string | null {
  try {
    const claims: unknown = JSON.parse(
      Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8'),
    );
    return typeof claims === 'object' && claims !== null ? textOf({ ...claims }, 'aud') : null;
  } catch {
    return null;
  }
}
