import { createContext, useContext } from 'react';
import type { OpenedJournal } from '../journal/open-journal.ts';
import type { Platform } from './platform.ts';
import type { UserScope, UserScopes } from './user-scopes.ts';
import type { WorkflowDirectory } from './workflow-directory.ts';

/** Objects that exist as long as the page, signed in or not. */
export interface DeviceScope {
  readonly platform: Platform;
  readonly userScopes: UserScopes;
  /** Runs the workflows of the device. */
  readonly journal: OpenedJournal;
  readonly directory: WorkflowDirectory<DeviceScope>;
}

export const DeviceScopeContext = createContext<DeviceScope | null>(null);

export function useDeviceScope(): DeviceScope {
  const scope = useContext(DeviceScopeContext);
  if (scope === null) throw new Error('the app was not started');
  return scope;
}

export const UserScopeContext = createContext<UserScope | null>(null);

export function useUserScope(): UserScope {
  const scope = useContext(UserScopeContext);
  if (scope === null) throw new Error('nobody is signed in here');
  return scope;
}
