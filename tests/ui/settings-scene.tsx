import { createActor, fromPromise } from 'xstate';
import type { MerchantSettings } from '../../domain/contract.ts';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { merchantSettingsMachine } from '../../machines/merchant-settings/merchant-settings-machine.ts';
import type { SaveSettingsInput } from '../../machines/merchant-settings/merchant-settings-machine.ts';
import { shopProfileMachine } from '../../machines/shop-profile/shop-profile-machine.ts';
import { SettingsScreen } from '../../src/features/account/views/settings-screen.tsx';
import { show } from './show.tsx';

const by = { id: 'owner', name: 'Khun Somchai', role: 'owner' };
const entry = {
  at: '2025-02-01T03:00:00.000Z',
  by,
  event: 'settings.save',
  from: null,
  to: 'saved',
  seen_version: 1,
};
/** A shop's settings, changed twice. */
export const settings: MerchantSettings = {
  enable_confirm_pay: true,
  external_models: false,
  promptpay_id: '0812345678',
  about: { zh: '', en: '', th: '' },
  phones: ['02-251-8899'],
  line_url: '',
  version: 3,
  history: [
    { ...entry, seq: 1, changes: { promptpay_id: { from: '', to: '0812345678' } } },
    { ...entry, seq: 2, changes: { enable_confirm_pay: { from: false, to: true } } },
  ],
};

/** The screen with these settings; a save is answered so, or not at all. Only the second reading of them fails. */
export async function showSettings(
  answer: Outcome<MerchantSettings> | null,
  setting = {},
  more: Partial<MerchantSettings> = {},
) {
  const sent: SaveSettingsInput[] = [];
  let reads = 0;
  const actor = createActor(
    merchantSettingsMachine.provide({
      actors: {
        merchantSettings: fromPromise(async () => {
          reads += 1;
          if (reads === 2) throw new Error('no network');
          return accepted({ ...settings, ...more });
        }),
        saveMerchantSettings: fromPromise<Outcome<MerchantSettings>, SaveSettingsInput>(async ({ input }) => {
          sent.push(input);
          if (answer === null) throw new Error('no network');
          return answer;
        }),
      },
    }),
  ).start();
  const screen = await show(
    <SettingsScreen
      settings={actor}
      profile={createActor(shopProfileMachine).start()}
      notice={null}
      onEditProfile={() => undefined}
    />,
    setting,
  );
  return { screen, sent, actor };
}
