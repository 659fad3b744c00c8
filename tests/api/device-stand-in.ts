import type { Device } from '../../src/api/connection.ts';

/** An answer as the server words it. */
export function envelope(status: number, data: unknown, message = 'ok'): Response {
  return Response.json({ code: status === 200 ? 0 : status, data, message }, { status });
}

/** The session of somebody who signs in while a call is on its way: a fetch, and the token before and after it. */
export function signedInMeanwhile(before: string | null, answer: Response): Pick<Device, 'fetch' | 'token'> {
  let token = before;
  return {
    token: () => token,
    async fetch() {
      token = 'token-2';
      return answer;
    },
  };
}

/** A device with fixed responses, and the requests and notifications that it recorded. */
export function standInDevice(answers: readonly Response[] = [], change: Partial<Device> = {}) {
  const left = [...answers];
  const sent: Request[] = [];
  const heard: string[] = [];
  const device: Device = {
    async fetch(request) {
      sent.push(request.clone());
      const answer = left.shift();
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return answer;
    },
    canReach: () => Promise.resolve(true),
    token: () => 'token-1',
    lineId: () => 'U-ling',
    groupId: () => 'group-baan-suan',
    source: () => 'web',
    language: () => 'th',
    onForeignGroup: (groupId) => void heard.push(`foreign group ${groupId}`),
    onSignedOut: () => void heard.push('signed out'),
    onTokenMissing: () => void heard.push('token missing'),
    onWriteSignedOut: () => void heard.push('write signed out'),
    ...change,
  };
  return { device, sent, heard };
}
