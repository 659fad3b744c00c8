import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const channelId = '1650000001';

/** Access tokens that the fake server knows, by LINE's answer. */
export const accessTokens = {
  valid: 'access-valid',
  expired: 'access-expired',
  ofAnotherChannel: 'access-other-channel',
  ranOut: 'access-ran-out',
  withoutName: 'access-without-name',
  broken: 'access-500',
  slow: 'access-slow',
} as const;

export const lineUser = {
  userId: `U${'1'.repeat(32)}`,
  displayName: 'ณัฐ สมบูรณ์',
  pictureUrl: 'https://profile.line-scdn.net/0h1',
};

export interface FakeLine {
  readonly address: string;
  stop(): Promise<void>;
}

/** An ID token in LINE's format; its subject decides how the fake server answers. */
export function idToken(claims: { readonly sub: string; readonly aud?: string }): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'ES256' })}.${part({ iss: 'https://access.line.me', aud: channelId, ...claims })}.signature`;
}

/** Starts a server with LINE's endpoints: verification of both kinds of token, and the profile. */
export async function startFakeLine(): Promise<FakeLine> {
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const send = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (url.pathname === '/v2/profile') {
    const token = request.headers.authorization?.replace('Bearer ', '');
    if (token === accessTokens.withoutName) send(200, { userId: `U${'2'.repeat(32)}`, displayName: '' });
    else send(200, lineUser);
  } else if (request.method === 'GET') {
    answerAccessToken(url.searchParams.get('access_token'), send);
  } else {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    answerIdToken(new URLSearchParams(body), send);
  }
}

type SendJson = (status: number, body: object) => void;

function answerAccessToken(token: string | null, send: SendJson): void {
  const verified = { scope: 'profile openid', client_id: channelId, expires_in: 2_591_659 };
  const refusal = (error_description: string) => ({ error: 'invalid_request', error_description });
  const answers: Readonly<Record<string, readonly [status: number, body: object]>> = {
    [accessTokens.valid]: [200, verified],
    [accessTokens.withoutName]: [200, verified],
    [accessTokens.ofAnotherChannel]: [200, { ...verified, client_id: '999' }],
    [accessTokens.ranOut]: [200, { ...verified, expires_in: 0 }],
    [accessTokens.broken]: [500, {}],
    [accessTokens.expired]: [400, refusal('access token expired')],
  };
  // The slow token is never answered, so that the client times out.
  if (token !== accessTokens.slow)
    send(...(answers[token ?? ''] ?? [400, refusal('The access token is invalid')]));
}

function answerIdToken(form: URLSearchParams, send: SendJson): void {
  const refuse = (error_description: string) => send(400, { error: 'invalid_request', error_description });
  const [, payload = ''] = (form.get('id_token') ?? '').split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string; aud: string };
  if (claims.sub === 'expired') refuse('IdToken expired.');
  else if (claims.sub === 'forged') refuse('Invalid IdToken.');
  else if (claims.aud !== form.get('client_id')) refuse('Invalid IdToken Audience.');
  else if (form.has('nonce') && form.get('nonce') !== 'right') refuse('Invalid IdToken Nonce.');
  else send(200, { ...claims, name: lineUser.displayName, picture: lineUser.pictureUrl });
}
