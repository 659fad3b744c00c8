import { Agent, request } from 'node:http';

interface CallOptions {
  /** Sent as JSON, by POST; without one it is a GET. */
  readonly body?: object;
  readonly key?: string;
}

/** Somebody who calls one server over connections that stay open. */
export interface Caller {
  /** Answers the text of the answer; rejects unless the server says 200. */
  call(path: string, options?: CallOptions): Promise<string>;
  close(): void;
}

/** Without a token nobody is signed in. */
export function createCaller(server: string, token?: string): Caller {
  const agent = new Agent({ keepAlive: true, scheduling: 'fifo' });
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return {
    call: (path, { body, key } = {}) =>
      new Promise((resolve, reject) => {
        const text = body && JSON.stringify(body);
        const headers = {
          ...authorization,
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        };
        const method = text === undefined ? 'GET' : 'POST';
        const sent = request(`${server}${path}`, { agent, method, headers }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () => {
            const answer = Buffer.concat(parts).toString();
            if (response.statusCode === 200) resolve(answer);
            else reject(new Error(`${method} ${path}: ${response.statusCode ?? 'no status'} ${answer}`));
          });
        });
        sent.on('error', reject);
        sent.end(text);
      }),
    close: () => agent.destroy(),
  };
}

/** Calls so many times, so many at once: as soon as one is answered the next one is sent. */
export async function callMany(times: number, atOnce: number, call: () => Promise<unknown>): Promise<void> {
  let begun = 0;
  const lane = async () => {
    while (begun < times) {
      begun += 1;
      await call();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
