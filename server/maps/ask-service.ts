const timeLimitMs = 4_000;
const largestAnswerBytes = 1_000_000;
/** The services ask to be told who asks. */
const userAgent = 'Talat/1 (shop app; map picker)';

/** Thrown where a service did not answer in time, or with something else than it should. */
export class MapServiceFailed extends Error {
  override readonly name = 'MapServiceFailed';
}

/** The JSON at an address. Throws `MapServiceFailed` where it takes longer than 4 seconds, is larger than 1 MB or is none. */
export async function askJson(address: URL): Promise<unknown> {
  const text = (await askBytes(address, largestAnswerBytes)).toString('utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new MapServiceFailed(`${address.host} did not answer with JSON`, { cause: error });
  }
}

/** What is at an address, up to a number of bytes. Throws `MapServiceFailed`. */
export async function askBytes(address: URL, mostBytes: number): Promise<Buffer> {
  try {
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimitMs),
      headers: { 'user-agent': userAgent },
    });
    if (!response.ok) throw new MapServiceFailed(`answered ${response.status}`);
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of response.body ?? []) {
      bytes += part.length;
      if (bytes > mostBytes) throw new MapServiceFailed('answered too much');
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch (error) {
    throw new MapServiceFailed(`${address.host} did not answer`, { cause: error });
  }
}
