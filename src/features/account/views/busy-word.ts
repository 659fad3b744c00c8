import type { SnapshotFrom } from 'xstate';
import type { merchantSettingsMachine } from '../../../../machines/merchant-settings/merchant-settings-machine.ts';

/** The word for why another setting cannot be changed now. */
export function busyWordOf(snapshot: SnapshotFrom<typeof merchantSettingsMachine>) {
  if (snapshot.matches('editing') || snapshot.matches('conflict')) return 'settings.draft';
  return snapshot.matches('loading') ? 'settings.loading' : 'settings.saving';
}
