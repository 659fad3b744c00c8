/**
 * Bytes of what a server sends to a browser before it hears back: 10 packets of 1,460 (RFC 6928), less 600 for what only a server of a
 * merchant names in its headers.
 */
export const firstPackets = 14_000;

/** Bytes of a page as a browser is sent it, headers and all. */
export async function sentBytes(url: string): Promise<number> {
  const { headers } = await fetch(url, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
  if (headers.get('content-encoding') !== 'br') throw new Error(`${url} is not sent in Brotli`);
  if (!headers.has('content-length')) throw new Error(`${url} does not say how long it is`);
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  return Number(headers.get('content-length')) + Buffer.byteLength(lines.join(''));
}
