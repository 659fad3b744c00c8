import { forgetWrites } from '../../workflow/forget-writes.ts';
import type { DeviceScope } from '../../workflow/scopes.ts';
import type { SignInDevice } from './sign-in.ts';

// Not before somebody signs in.
const signInThroughLine = () => import('./leave-for-line.ts');

/** What signing in changes on this device: the session, the keys of the journal, and whose writes are sent. */
export function signInDevice(scope: DeviceScope): SignInDevice {
  const { platform, userScopes, journal } = scope;
  const { session, device, perTab, categories, group } = platform;
  return {
    lineCredentials: async () => (await signInThroughLine()).lineCredentials(platform),
    lineLogin: async () => (await signInThroughLine()).leaveForLine(platform),
    keep: async (signedIn) => (await import('./sign-in.ts')).keepSession(scope, signedIn),
    async forget() {
      platform.line()?.logout();
      userScopes.close();
      categories.clear();
      group.clear();
      await forgetWrites(journal);
      await session.clear();
      // Without their key they are bytes: the sign-out goes on where they cannot be removed.
      await platform.forgetPages().catch(() => undefined);
    },
    groupId: () => device.groupId(),
    perTab,
    now: () => Date.now(),
  };
}
