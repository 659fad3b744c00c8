import type { components } from '../../domain/contract.gen.ts';
import type { User } from '../../domain/contract.ts';
import { sessionLifetimeMs } from '../../domain/limits.ts';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { ReadService, WriteService } from '../../domain/service.ts';
import type { LanguageInput, Session, SignInMethod } from '../../machines/auth/auth-machine.ts';
import type { Api } from './api.ts';
import { outcomeOf, readOutcome, readValue } from './read-answer.ts';
import { postRequest } from './write-request.ts';

type SignedIn = components['schemas']['SignedIn'];
export type AuthConfig = components['schemas']['AuthConfig'];

/** What signing in needs of the platform, by injection. */
export interface SignInDevice {
  /** A LINE account's proof; throws when LINE hands out none. */
  lineCredentials(): Promise<
    | { readonly by: 'accessToken'; readonly lineId: string; readonly accessToken: string }
    | { readonly by: 'idToken'; readonly idToken: string }
  >;
  /** Leaves the page for LINE; rejects when LINE cannot be started. */
  lineLogin(): Promise<void>;
  /** Resolves when the session is on disk. */
  keep(session: { readonly token: string; readonly user: User; readonly expiresAt: number }): Promise<void>;
  forget(): Promise<void>;
  groupId(): string;
  now(): number;
}

/** The services of the auth chart over HTTP and LINE. The secret goes to the device's storage, never into an answer. */
export function authServices({ connection, sessionEnd }: Api, device: SignInDevice) {
  async function prove(method: SignInMethod, signal: AbortSignal): Promise<Outcome<SignedIn>> {
    const group_id = device.groupId();
    if (method.by === 'persona') {
      const body = { line_id: method.persona, line_access_token: `demo:${method.persona}`, group_id };
      return readOutcome(connection.POST('/auth/line', { body, signal }), null);
    }
    const proof = await device.lineCredentials();
    return proof.by === 'idToken'
      ? readOutcome(connection.POST('/auth', { body: { id_token: proof.idToken, group_id }, signal }), null)
      : readOutcome(
          connection.POST('/auth/line', {
            body: { line_id: proof.lineId, line_access_token: proof.accessToken, group_id },
            signal,
          }),
          null,
        );
  }

  const signIn: ReadService<{ readonly method: SignInMethod }, Outcome<Session>> = {
    kind: 'read',
    async run({ method }, signal) {
      const outcome = await prove(method, signal);
      if (!outcome.ok) return outcome;
      const { token, user } = outcome.value;
      const expiresAt = device.now() + sessionLifetimeMs;
      await device.keep({ token, user, expiresAt });
      return accepted({ user_id: user.id, expires_at: expiresAt });
    },
  };
  const lineLogin: ReadService<undefined, null> = {
    kind: 'once',
    async run() {
      await device.lineLogin();
      return new Promise<null>(() => undefined);
    },
  };
  const signOut: ReadService<undefined, null> = {
    kind: 'read',
    async run(_, signal) {
      await device.forget();
      await readValue(connection.POST('/auth/sign_out', { signal }), sessionEnd());
      return null;
    },
  };
  const updateUserInfo: WriteService<LanguageInput, User> = {
    kind: 'write',
    request: ({ key, language }) => postRequest<'updateUserInfo'>(key, '/update_user_info', { language }),
    outcome: outcomeOf<User>,
  };
  return { signIn, lineLogin, updateUserInfo, signOut };
}

/** The signed-in person as the server knows them now. */
export function readUser({ connection, sessionEnd }: Api, signal: AbortSignal): Promise<User> {
  return readValue(connection.GET('/user_info', { signal }), sessionEnd());
}

/** What the sign-in page offers here: personas in demo mode, LINE where it is configured. */
export function readAuthConfig({ connection, sessionEnd }: Api, signal: AbortSignal): Promise<AuthConfig> {
  return readValue(connection.GET('/auth/config', { signal }), sessionEnd());
}
