/** What stands where a secret stood. */
const mask = '…';

/** Parameters of an address that let whoever has them in (RFC 6749, section 4; links that are signed). */
const parameters = /([?&#](?:code|state|invite|sig|token|access_token|id_token)=)[^&#\s"\\]+/gi;

/** JSON Web Tokens (RFC 7519): three parts, of which the first is a JSON object. */
const webTokens = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/** The shortest random text that opens something: 32 bytes in base64 make 43 characters. */
const longRuns = /[\w+=-]{40,}/g;

/** Base64 mixes capitals, small letters and figures at every place; ids in hex, UUIDs and paths don't. */
function isToken(run: string): boolean {
  return /[a-z]/.test(run) && /[A-Z]/.test(run) && /\d/.test(run);
}

/**
 * What is left of a value after its way through JSON, so that a live machine is handed exactly what a fold will read later, without
 * anything in it that is shaped like a secret: whatever a journal receives passes here first. Words around it stay.
 * `undefined` becomes null. Throws a TypeError for what JSON cannot say (circles, bigint).
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
 * What is left of a value after its way through JSON, so that a live machine is handed exactly what a fold will read later.
 * `undefined` becomes null. Throws a TypeError for what JSON cannot say (circles, bigint).
 */
export function jsonCopy(value: unknown): unknown {
  return value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown);
}
