import { readFile } from 'node:fs/promises';
import { contractFaults } from '../server/contract-check.ts';

export interface HttpReply {
  readonly status: number;
  readonly data: unknown;
  readonly replayed: boolean;
}

/** Somebody who is signed in, and calls whichever server is named. */
export interface HttpCaller {
  get(server: string, path: string): Promise<HttpReply>;
  post(server: string, path: string, body: object, key?: string): Promise<HttpReply>;
  /** Uploads a picture; answers its address. */
  upload(server: string, picture: string): Promise<string>;
}

/** Signs a persona in at one server; what it gets there counts at every other. */
export async function signInAt(server: string, persona: string): Promise<HttpCaller> {
  const reply = await call(server, 'POST', '/api/auth/line', {
    body: { line_id: 'x', line_access_token: `demo:${persona}` },
  });
  const { token } = reply.data as { token: string };
  return {
    get: (at, path) => call(at, 'GET', path, { token }),
    post: (at, path, body, key) => call(at, 'POST', path, { token, body, ...(key ? { key } : {}) }),
    async upload(at, picture) {
      const form = new FormData();
      form.set('file', new File([await readFile(picture)], 'picture'));
      const { data } = await call(at, 'POST', '/api/upload_v2', { token, form });
      return (data as { filepath: string }).filepath;
    },
  };
}

interface CallOptions {
  readonly token?: string;
  readonly body?: object;
  readonly form?: FormData;
  readonly key?: string;
}

async function call(
  server: string,
  method: 'GET' | 'POST',
  path: string,
  { token, body, form, key }: CallOptions,
): Promise<HttpReply> {
  const response = await fetch(`${server}${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : form ? { body: form } : {}),
  });
  const envelope = (await response.json()) as { readonly data: unknown };
  const faults = contractFaults(method, path, response.status, envelope);
  if (faults.length > 0)
    throw new Error(`${method} ${path} breaks the contract: ${JSON.stringify({ faults, envelope })}`);
  return {
    status: response.status,
    data: envelope.data,
    replayed: response.headers.get('idempotent-replayed') === 'true',
  };
}
