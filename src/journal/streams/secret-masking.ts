/** Replaces a secret. */
const mask = '…';

/** URL parameters that grant access (RFC 6749, section 4; signed links). */
const parameters = /([?&#](?:code|state|invite|sig|access_token|id_token)=)[^&#\s"\\]+/gi;

/** JSON Web Tokens (RFC 7519): three parts, of which the first is a JSON object. */
const webTokens = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/** Invitations, wherever they stand: a JSON array in base64url and its signature. */
const invitations = /WyJ[\w-]+\.[\w-]{43}/g;

/** Candidates for random tokens, of which 32 bytes in base64 have 43 characters, and the path of an address in front. */
const longRuns = /(https?:\/\/(?:[^\s"\\?#,;]*[^\w+=\s"\\?#,;-])?)?([\w+=-]{40,})/g;

/** Base64 mixes upper case, lower case and digits; ids in hex, UUIDs and paths do not. */
export function isToken(run: string): boolean {
  return /[a-z]/.test(run) && /[A-Z]/.test(run) && /\d/.test(run);
}

/** Whether a long run is a part of the path of somebody's page, such as the id of a form: LINE alone has tokens there. */
function isOfPath(address: string | undefined): boolean {
  return address !== undefined && !/^https?:\/\/[^/]*\bline\.me\//.test(address);
}

/**
 * Copies a value through JSON and masks what looks like a secret (tokens, URL parameters that grant access), keeping the text around
 * it. Everything that a journal receives passes here. `undefined` becomes null. Throws a TypeError for cycles and bigint.
 */
export function maskedJsonCopy(value: unknown): unknown {
  if (value === undefined) return null;
  const text = JSON.stringify(value)
    .replace(parameters, `$1${mask}`)
    .replace(webTokens, mask)
    .replace(invitations, mask)
    .replace(longRuns, (found, address: string | undefined, run: string) =>
      isToken(run) && !isOfPath(address) ? (address ?? '') + mask : found,
    );
  return JSON.parse(text) as unknown;
}

/**
 * Copies a value through JSON, so that a live machine receives exactly what a fold will read. `undefined` becomes null. Throws
 * a TypeError for cycles and bigint.
 */
export function jsonCopy(value: unknown): unknown {
  return value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown);
}
