/** Replaces a secret. */
const mask = '…';

/** JSON Web Tokens (RFC 7519), such as a session's: three parts, of which the first is a JSON object. */
const webTokens = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/** Invitations into a group: a JSON array in base64url, and its signature. */
const invitations = /WyJ[\w-]+\.[\w-]{43}/g;

/** Signatures of our addresses of files and prints, which begin their queries in this order. */
const signatures = /(\b(?:exp|order_id)=[^&\s"\\]+&sig=)[^&#\s"\\]+/g;

/** Credentials by their names: fields of answers, the fragment that LIFF leaves, a header. */
const credentials =
  /(\\*"(?:token|journal_key|id_token|line_access_token|invite|sig)\\*": *\\*"|#[^\s"\\]*access_token=|Bearer (?=[\w.~+/-]{20}))[^&\s"\\]+/g;

/** What LINE's sign-in answers with (RFC 6749, 4.1.2): both parameters, in either order. */
const signInAnswers = /[?&](?:code=[^\s"\\]*&state=|state=[^\s"\\]*&code=)[^\s"\\]*/g;

/**
 * Copies a value through JSON and masks the secrets of this app and of LINE's sign-in, by what they alone look like: any other text is
 * somebody's own, and is kept as it is. Everything that a journal receives passes here. `undefined` becomes null. Throws a TypeError for
 * cycles and bigint.
 */
export function maskedJsonCopy(value: unknown): unknown {
  if (value === undefined) return null;
  const text = JSON.stringify(value)
    .replace(webTokens, mask)
    .replace(invitations, mask)
    .replace(signatures, `$1${mask}`)
    .replace(credentials, `$1${mask}`)
    .replace(signInAnswers, (query) => query.replace(/([?&](?:code|state)=)[^&#]+/g, `$1${mask}`));
  return JSON.parse(text) as unknown;
}

/**
 * Copies a value through JSON, so that a live machine receives exactly what a fold will read. `undefined` becomes null. Throws
 * a TypeError for cycles and bigint.
 */
export function jsonCopy(value: unknown): unknown {
  return value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown);
}
