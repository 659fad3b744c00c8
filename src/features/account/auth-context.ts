import { useSelector } from '@xstate/react';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { authMachine } from '../../../machines/auth/auth-machine.ts';
import type { OpenedJournal } from '../../journal/open-journal.ts';
import type { WorkflowHandle } from '../../journal/workflow-handle.ts';
import type { Platform } from '../../workflow/platform.ts';
import type { UserScopes } from '../../workflow/user-scope.ts';
import type { WorkflowDirectory } from '../../workflow/workflow-directory.ts';

export type AuthActor = ActorRefFrom<typeof authMachine>;

/** What lives as long as the page, signed in or not. */
export interface DeviceScope {
  readonly platform: Platform;
  readonly auth: WorkflowHandle<typeof authMachine>;
  readonly userScopes: UserScopes;
  /** What the workflows that are not one person's are noted in. */
  readonly journal: OpenedJournal;
  /** The workflows that are not one person's. */
  readonly directory: WorkflowDirectory;
}

export const DeviceScopeContext = createContext<DeviceScope | null>(null);

export function useDeviceScope(): DeviceScope {
  const scope = useContext(DeviceScopeContext);
  if (scope === null) throw new Error('the app was not started');
  return scope;
}

/** Id of the person whom both the workflow and the device know as signed in; null for nobody. */
export function useSignedInId(): string | null {
  const auth = useAuth();
  const { session } = useDeviceScope().platform;
  const userId = useSelector(auth, (snapshot) =>
    snapshot.matches('signedIn') ? (snapshot.context.session?.user_id ?? null) : null,
  );
  return userId !== null && session.user()?.id === userId ? userId : null;
}

export function useAuth(): AuthActor {
  const { auth } = useDeviceScope();
  return useSyncExternalStore(auth.subscribe, auth.getStatus).actor;
}
