import { accepted } from '../../../domain/outcome.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { ReadService, WriteService } from '../../../domain/service.ts';
import type { LanguageInput, Session, SignInMethod } from '../../../machines/auth/auth-machine.ts';
import type { Api } from '../../api/api.ts';
import { outcomeOf } from '../../api/read-answer.ts';
import { readData } from '../../api/read-operation.ts';
import { writeRequest } from '../../api/write-request.ts';
import type { SignInDevice } from './sign-in.ts';

/** The services of the auth chart over HTTP and LINE. The secret goes to the device's storage, never into an
 * answer; an invitation comes from there, never in an event. */
export function authServices(api: Api, device: SignInDevice) {
  const signIn: ReadService<{ readonly method: SignInMethod }, Outcome<Session>> = {
    kind: 'read',
    async run({ method }, signal) {
      // Not before somebody signs in, which needs a network.
      const { signIn: askServer } = await import('./sign-in.ts');
      return askServer(api, device, method, signal);
    },
  };
  const lineLogin: ReadService<undefined, null, 'once'> = {
    kind: 'once',
    async run() {
      const isLeaving = await device.lineLogin();
      return isLeaving ? new Promise<null>(() => undefined) : null;
    },
  };
  const signOut: ReadService<undefined, null> = {
    kind: 'read',
    async run(_, signal) {
      // Sent while the token is still there, which tells the server whose session ends; the device forgets it in any case.
      const ends = [tellSignOut(api, signal), device.forget()];
      await Promise.allSettled(ends);
      await Promise.all(ends);
      return null;
    },
  };
  const updateUserInfo: WriteService<LanguageInput, null> = {
    kind: 'write',
    request: ({ key, language }) => writeRequest('updateUserInfo', key, { body: { language } }),
    // This journal is the device's and not encrypted: the person stays out of it.
    outcome(answer) {
      const outcome = outcomeOf(answer);
      return outcome.ok ? accepted(null) : outcome;
    },
  };
  return { signIn, lineLogin, updateUserInfo, signOut };
}

/** Tells the server that nobody is signed in here any more: it takes back what the browser shows it for private files. */
export async function tellSignOut(api: Api, signal: AbortSignal): Promise<void> {
  await readData(api, 'authSignOut', {}, signal);
}
