import { useSelector } from '@xstate/react';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { authMachine } from '../../../machines/auth/auth-machine.ts';
import type { WorkflowHandle } from '../../journal/workflow-handle.ts';
import { useDeviceScope } from '../../workflow/scopes.ts';

export type AuthActor = ActorRefFrom<typeof authMachine>;

export type AuthHandle = WorkflowHandle<typeof authMachine>;

/** The sign-in of this device, which is opened before anything is shown. */
export const AuthContext = createContext<AuthHandle | null>(null);

export function useAuthHandle(): AuthHandle {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error('the app was not started');
  return auth;
}

export function useAuth(): AuthActor {
  const auth = useAuthHandle();
  return useSyncExternalStore(auth.subscribe, auth.getView).actor;
}

/** Id of the person whom both the workflow and the device know as signed in; null for nobody. */
export function useSignedInId(): string | null {
  const { session } = useDeviceScope().platform;
  const userId = useSelector(useAuth(), (snapshot) =>
    snapshot.matches('signedIn') ? (snapshot.context.session?.user_id ?? null) : null,
  );
  return userId !== null && session.user()?.id === userId ? userId : null;
}
