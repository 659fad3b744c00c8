import { expect } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { User } from '../../domain/contract.ts';
import { accepted, type Outcome } from '../../domain/outcome.ts';
import { authMachine, type Session, type SignInMethod } from '../../machines/auth/auth-machine.ts';
import { clearCacheMachine } from '../../machines/clear-cache/clear-cache-machine.ts';
import type { Language } from '../../src/i18n/language.ts';
import { MyScreen } from '../../src/features/account/views/my-screen.tsx';
import { show } from './show.tsx';

const user: User = {
  id: 'customer',
  name: 'Malee',
  username: 'malee',
  role: '',
  language: 'th',
  line_id: 'U1',
  avatar_url: '',
  merchant_id: 'm-demo',
  merchant_name: 'Talat Demo',
  merchant_phone: '02-123-4567',
  owner_line_id: '',
  merchant_config: { enable_confirm_pay: true, promptpay: true },
  is_vip: 0,
  group_id: 'group-baan-suan',
  group_name: 'Baan Suan',
};

interface Scene {
  readonly unsent?: number;
  readonly isKept?: boolean;
  readonly language?: Language;
  readonly onLeave?: () => void;
  readonly onLanguage?: (language: Language) => void;
  /** What becomes of each try to empty the device. */
  readonly clearings?: readonly ('done' | 'held')[];
}

/** The personal centre of a customer who is signed in. */
export async function showMy(scene: Scene) {
  const { unsent = 0, isKept = true, language = 'en', onLeave, clearings = [] } = scene;
  const signIn = fromPromise<Outcome<Session>, { readonly method: SignInMethod }>(async () =>
    accepted({ user_id: user.id, expires_at: 1 }),
  );
  const signOut = fromPromise<null>(() => new Promise(() => undefined));
  const auth = createActor(authMachine.provide({ actors: { signIn, signOut } })).start();
  auth.send({ type: 'persona.choose', persona: 'customer' });
  const left = [...clearings];
  const clearDevice = fromPromise<null>(async () => {
    if (left.shift() === 'held') throw new Error('another tab holds the storage');
    return null;
  });
  const cache = createActor(clearCacheMachine.provide({ actors: { clearDevice } })).start();
  const screen = await show(
    <MyScreen
      user={user}
      auth={auth}
      cache={cache}
      unsent={unsent}
      isKept={isKept}
      onLanguage={scene.onLanguage ?? (() => undefined)}
      onLeave={onLeave ?? null}
      onFeedback={() => undefined}
    />,
    { language },
  );
  await expect.poll(() => auth.getSnapshot().value).toEqual({ signedIn: 'resting' });
  return { screen, auth, cache };
}
