/** Replaces a secret. */
const mask = '…';

/** URL parameters that grant access (RFC 6749, section 4; signed links). */
const parameters = /([?&#](?:code|state|invite|sig|token|access_token|id_token)=)[^&#\s"\\]+/gi;

/** JSON Web Tokens (RFC 7519): three parts, of which the first is a JSON object. */
const webTokens = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/** Candidates for random tokens: 32 bytes in base64 have 43 characters. */
const longRuns = /[\w+=-]{40,}/g;

/** Base64 mixes upper case, lower case and digits; ids in hex, UUIDs and paths do not. */
function isToken(run: string): boolean {
  return /[a-z]/.test(run) && /[A-Z]/.test(run) && /\d/.test(run);
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
    .replace(longRuns, (run) => (isToken(run) ? mask : run));
  return JSON.parse(text) as unknown;
}

/**
 * Copies a value through JSON, so that a live machine receives exactly what a fold will read. `undefined` becomes null. Throws
 * a TypeError for cycles and bigint.
 */
export function jsonCopy(value: unknown): unknown {
  return value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown);
}
