import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { MerchantSettings } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { merchantSettingsMachine } from '../../machines/merchant-settings/merchant-settings-machine.ts';
import type { SaveSettingsInput } from '../../machines/merchant-settings/merchant-settings-machine.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import { SettingsScreen } from '../../src/features/account/views/settings-screen.tsx';
import { expectNoFaults } from './stocktake-scene.tsx';
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
const settings: MerchantSettings = {
  enable_confirm_pay: true,
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

/** The screen with these settings; a save is answered so, or not at all. */
async function showSettings(answer: Outcome<MerchantSettings> | null, setting = {}) {
  const sent: SaveSettingsInput[] = [];
  const actor = createActor(
    merchantSettingsMachine.provide({
      actors: {
        merchantSettings: fromPromise(async () => accepted(settings)),
        saveMerchantSettings: fromPromise<Outcome<MerchantSettings>, SaveSettingsInput>(async ({ input }) => {
          sent.push(input);
          if (answer === null) throw new Error('no network');
          return answer;
        }),
      },
    }),
  ).start();
  const screen = await show(<SettingsScreen settings={actor} notice={null} />, setting);
  return { screen, sent, actor };
}

describe('the settings of a shop', () => {
  test.each(['light', 'dark'] as const)(
    'say what is set and who changed it, without a fault in %s',
    async (scheme) => {
      const { screen } = await showSettings(null, { scheme });
      await expect.element(screen.getByText('081-234-5678', { exact: true })).toBeVisible();
      await expect.element(screen.getByText(/a payment counts once finance confirms/)).toBeVisible();
      await expect.element(screen.getByText('Receipts are confirmed', { exact: true })).toBeVisible();
      await expect.element(screen.getByText('PromptPay ID set to 081-234-5678')).toBeVisible();
      await expectNoFaults();
    },
  );

  test('cease to confirm receipts after a question that says what follows, and say what is so then', async () => {
    const { screen, sent } = await showSettings(
      accepted({ ...settings, enable_confirm_pay: false, version: 4 }),
    );
    await screen.getByRole('button', { name: 'No longer confirm receipts' }).click();
    const question = screen.getByRole('dialog', { name: 'No longer confirm receipts?' });
    await expect.element(question.getByText(/what customers owe becomes less/)).toBeVisible();
    await expectNoFaults();
    await question.getByRole('button', { name: 'No longer confirm receipts' }).click();
    await expect.element(screen.getByText('The settings are saved')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Confirm receipts again' })).toBeVisible();
    expect(sent).toEqual([{ key: '', confirmsReceipts: false, version: 3 }]);
  });

  test('stay as they are for whoever answers no', async () => {
    const { screen, sent } = await showSettings(null);
    await screen.getByRole('button', { name: 'No longer confirm receipts' }).click();
    await screen.getByRole('button', { name: 'Not now' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test.each([
    [
      'somebody else changed meanwhile',
      refused(sampleProblem(409, 'version_conflict', { current: { ...settings, version: 9 } })),
      'The settings were not saved',
    ],
    ['cannot be sent', null, 'Could not be saved or sent'],
  ] as const)('that %s say so', async (_, answer, words) => {
    const { screen } = await showSettings(answer);
    await screen.getByRole('button', { name: 'No longer confirm receipts' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'No longer confirm receipts' }).click();
    await expect.element(screen.getByText(words)).toBeVisible();
    await expectNoFaults();
  });

  test('refuse a PromptPay ID at its field, and keep what was typed', async () => {
    const { screen } = await showSettings(null);
    await screen.getByRole('button', { name: 'Change the PromptPay ID' }).click();
    const field = screen.getByRole('dialog').getByRole('textbox');
    await field.fill('02-123-4567');
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(field).toHaveAccessibleDescription('A PromptPay ID has 10, 13 or 15 digits');
    await expect.element(field).toHaveValue('02-123-4567');
    await expectNoFaults();
  });
});
