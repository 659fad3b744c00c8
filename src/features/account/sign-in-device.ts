import { deriveJournalKeys } from '../../journal/crypto/encryption.ts';
import { askToStay } from '../../platform/device-storage.ts';
import { forgetWrites } from '../../workflow/forget-writes.ts';
import type { DeviceScope } from '../../workflow/scopes.ts';
import type { SignInDevice } from './account-services.ts';
import { dropInvitation, readInvitation } from './invitation.ts';

/** What signing in changes on this device: the session, the keys of the journal, and whose writes are sent. */
export function signInDevice({ platform, userScopes, journal }: DeviceScope): SignInDevice {
  const { session, device, perTab, categories } = platform;
  return {
    lineCredentials: () => platform.requireLine().credentials(),
    // Not before somebody leaves for it.
    lineLogin: async () => (await import('./leave-for-line.ts')).leaveForLine(platform),
    async keep({ journalKey, ...kept }) {
      // The device's own writes, a language at the most, are their person's: nobody else sends them.
      if (session.user()?.id !== kept.user.id) await forgetWrites(journal);
      await session.keep({ ...kept, keys: await deriveJournalKeys(journalKey) });
      void askToStay();
      journal.outbox.wake();
      userScopes.wake();
    },
    async forget() {
      platform.line()?.logout();
      userScopes.close();
      categories.clear();
      await forgetWrites(journal);
      await session.clear();
    },
    groupId: () => device.groupId(),
    invitation: () => readInvitation(perTab),
    dropInvitation: () => dropInvitation(perTab),
    now: () => Date.now(),
  };
}
