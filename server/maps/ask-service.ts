const largestAnswerBytes = 1_000_000;
/** A service that is down is not asked again for so long. */
const restMs = 30_000;
/** The services ask to be told who asks. */
const userAgent = 'Talat/1 (shop app; map picker)';

/** Thrown where a service did not answer in time, or with something else than it should. */
export class MapServiceFailed extends Error {
  override readonly name: string = 'MapServiceFailed';
}

/** Thrown where a service is not there, does not answer in time or says that it is broken or overloaded: whatever it is asked. */
export class MapServiceDown extends MapServiceFailed {
  override readonly name = 'MapServiceDown';
}

interface Limits {
  readonly timeMs: number;
  readonly bytes: number;
}

/** The JSON at an address. Throws `MapServiceFailed` where it takes too long, is larger than 1 MB or is none. */
export async function askJson(address: URL, timeMs: number): Promise<unknown> {
  const text = (await askBytes(address, { timeMs, bytes: largestAnswerBytes })).toString('utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new MapServiceFailed(`${address.host} did not answer with JSON`, { cause: error });
  }
}

/** What is at an address, within limits. Throws `MapServiceFailed`. */
export async function askBytes(address: URL, { timeMs, bytes: most }: Limits): Promise<Buffer> {
  try {
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeMs),
      headers: { 'user-agent': userAgent },
    });
    const { status } = response;
    if (!response.ok && status !== 429 && status < 500)
      throw new MapServiceFailed(`${address.host} answered ${status}`);
    if (!response.ok) throw new Error(`answered ${status}`);
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of response.body ?? []) {
      bytes += part.length;
      if (bytes > most) throw new MapServiceFailed(`${address.host} answered too much`);
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch (error) {
    if (error instanceof MapServiceFailed) throw error;
    throw new MapServiceDown(`${address.host} did not answer`, { cause: error });
  }
}

/** Asks a service, but not for 30 seconds after it was down: then it throws `MapServiceFailed` at once. */
export function restingWhenDown(): <Result>(ask: () => Promise<Result>) => Promise<Result> {
  let restsUntil = 0;
  return async (ask) => {
    if (Date.now() < restsUntil) throw new MapServiceFailed('the service was down a moment ago');
    try {
      return await ask();
    } catch (error) {
      if (error instanceof MapServiceDown) restsUntil = Date.now() + restMs;
      throw error;
    }
  };
}
