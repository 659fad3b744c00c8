import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { MerchantSettings } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import { profileOf } from '../../domain/shop-profile.ts';
import type { ShopProfile } from '../../domain/shop-profile.ts';
import { shopProfileMachine } from '../../machines/shop-profile/shop-profile-machine.ts';
import type { SaveProfileInput } from '../../machines/shop-profile/shop-profile-machine.ts';
import { ProfileSheet } from '../../src/features/account/views/profile-sheet.tsx';
import { settings, showSettings } from './settings-scene.tsx';
import { expectNoFaults } from './stocktake-scene.tsx';
import { show } from './show.tsx';

/** The form of the shop's contact and texts, opened; the saves are answered so, one after the other, then not at all. */
async function showProfile(answers: readonly Outcome<ShopProfile>[], setting = {}) {
  const sent: SaveProfileInput[] = [];
  const edit = createActor(
    shopProfileMachine.provide({
      actors: {
        saveMerchantSettings: fromPromise<Outcome<ShopProfile>, SaveProfileInput>(async ({ input }) => {
          const answer = answers[sent.push(input) - 1];
          if (answer === undefined) throw new Error('no network');
          return answer;
        }),
      },
    }),
  ).start();
  edit.send({ type: 'profile.open', profile: profileOf(settings) });
  const screen = await show(
    <ProfileSheet edit={edit} opened notice={null} onClose={() => undefined} />,
    setting,
  );
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByRole('textbox', { name: 'Phones, one on each line' })).toBeVisible();
  return { screen, dialog, edit, sent };
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

  test('that could not be read again stay, and say so until they were', async () => {
    const { screen, actor } = await showSettings(null);
    await expect.element(screen.getByText('081-234-5678', { exact: true })).toBeVisible();
    actor.send({ type: 'settings.open' });
    const outdated = screen.getByText('Could not load the settings');
    await expect.element(outdated).toBeVisible();
    await expect.element(screen.getByText('081-234-5678', { exact: true })).toBeVisible();
    await expectNoFaults();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(outdated).not.toBeInTheDocument();
  });

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

  test.each(['light', 'dark'] as const)(
    'let choose what is told by LINE, and list what reached nobody, without a fault in %s',
    async (scheme) => {
      const told = {
        notify: { staff: ['order', 'proof'], customers: ['confirmed'] },
        undelivered: [
          {
            id: 'message-1',
            at: '2025-02-01T03:00:00.000Z',
            to: 'อนงค์ พานิช',
            notice: 'proof',
            record_id: 'payment-1',
            outcome: 'unknown',
            problem: 'no_answer',
          },
        ],
      } satisfies Partial<MerchantSettings>;
      const notify = { staff: ['order'], customers: ['confirmed'] } satisfies MerchantSettings['notify'];
      const { screen, sent } = await showSettings(
        accepted({ ...settings, ...told, notify, version: 4 }),
        { scheme },
        told,
      );
      const staff = screen.getByRole('group', { name: 'To staff' });
      const customers = screen.getByRole('group', { name: 'To customers' });
      await expect.element(staff.getByRole('checkbox', { name: 'New order' })).toBeChecked();
      await expect.element(customers.getByRole('checkbox', { name: 'Payment rejected' })).not.toBeChecked();
      const lost = screen.getByRole('link', { name: /Proof of payment received · อนงค์ พานิช/ });
      await expect.element(lost).toHaveAttribute('href', '/payment/payment-1');
      await expect.element(lost).toHaveTextContent('Perhaps not sent · LINE did not answer');
      await expectNoFaults();
      await staff.getByRole('checkbox', { name: 'Proof of payment received' }).click();
      await expect.element(screen.getByText('The settings are saved')).toBeVisible();
      await expect
        .element(staff.getByRole('checkbox', { name: 'Proof of payment received' }))
        .not.toBeChecked();
      expect(sent).toEqual([{ key: '', notify, version: 3 }]);
    },
  );

  test('allow external models by a box that says what leaves the shop, and say so then', async () => {
    const { screen, sent } = await showSettings(accepted({ ...settings, external_models: true, version: 4 }));
    await expect.element(screen.getByText(/nothing leaves the server/)).toBeVisible();
    const box = screen.getByRole('checkbox', { name: /^May read photos of delivery notes/ });
    await expect.element(box).not.toBeChecked();
    await box.click();
    await expect.element(screen.getByText('The settings are saved')).toBeVisible();
    await expect.element(box).toBeChecked();
    expect(sent).toEqual([{ key: '', externalModels: true, version: 3 }]);
  });

  test('keep the focus in a box that was ticked by the keyboard, and say why another waits', async () => {
    const told = { notify: { staff: ['order'], customers: [] } } satisfies Partial<MerchantSettings>;
    const { screen, sent } = await showSettings(null, {}, told);
    const box = screen.getByRole('checkbox', { name: 'New order' });
    await expect.element(box).toBeChecked();
    box.element().focus();
    await userEvent.keyboard(' ');
    await expect.element(box).toHaveAttribute('aria-disabled', 'true');
    expect(document.activeElement).toBe(box.element());
    await userEvent.tab();
    const next = screen.getByRole('checkbox', { name: 'Proof of payment received' });
    expect(document.activeElement).toBe(next.element());
    await expect.element(next).toHaveAttribute('aria-description', 'Saving…');
    await userEvent.keyboard(' ');
    await expect.element(next).not.toBeChecked();
    expect(sent).toHaveLength(1);
  });

  test('say nothing of messages by LINE where the shop has no channel', async () => {
    const { screen } = await showSettings(null);
    await expect.element(screen.getByText('081-234-5678', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Messages by LINE' })).not.toBeInTheDocument();
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

  test('let go of a PromptPay ID that was only looked at, and of what was typed after a question', async () => {
    const { screen, sent } = await showSettings(null);
    const change = screen.getByRole('button', { name: 'Change the PromptPay ID' });
    const others = screen.getByRole('button', { name: 'No longer confirm receipts' });
    await change.click();
    await expect.element(screen.getByRole('dialog').getByRole('textbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(others).not.toHaveAttribute('aria-disabled');
    await change.click();
    await screen.getByRole('dialog').getByRole('textbox').fill('0899999999');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByText(/is changed and not saved yet/)).toBeVisible();
    await expect.element(others).toHaveAttribute('aria-disabled', 'true');
    await screen.getByRole('button', { name: 'Go on with the PromptPay ID' }).click();
    await expect.element(screen.getByRole('dialog').getByRole('textbox')).toHaveValue('0899999999');
    await screen.getByRole('button', { name: 'Discard changes' }).click();
    const question = screen.getByRole('dialog', { name: 'Discard what you typed of the PromptPay ID?' });
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(others).not.toHaveAttribute('aria-disabled');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('of which the PromptPay ID was saved open no sheet while another is', async () => {
    const saved = { ...settings, promptpay_id: '0899999999', version: 4 };
    const { screen, sent } = await showSettings(accepted(saved));
    await screen.getByRole('button', { name: 'Change the PromptPay ID' }).click();
    await screen.getByRole('dialog').getByRole('textbox').fill('0899999999');
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(screen.getByText('The settings are saved')).toBeVisible();
    await screen.getByRole('button', { name: 'Change the PromptPay ID' }).click();
    await expect.element(screen.getByRole('dialog').getByRole('textbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });
});

describe('the contact and texts of a shop', () => {
  test.each([
    ['en', 'light'],
    ['th', 'dark'],
  ] as const)(
    'are shown with where customers see them, without a fault in %s, %s',
    async (language, scheme) => {
      const { screen } = await showSettings(null, { language, scheme });
      await expect.element(screen.getByText('02-251-8899', { exact: true })).toBeVisible();
      const links = screen.getByRole('link').elements();
      expect(links.map((link) => link.getAttribute('href'))).toContain('/about');
      await expectNoFaults();
    },
  );

  test('that are wrong say so at their fields, take the focus, and keep what was typed', async () => {
    const { dialog, sent } = await showProfile([]);
    const phones = dialog.getByRole('textbox', { name: 'Phones, one on each line' });
    const line = dialog.getByRole('textbox', { name: /LINE ID with @/ });
    await line.fill('talat');
    await phones.fill('02-251-8899\ncall us');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(phones).toHaveAccessibleDescription('“call us” is not a phone number');
    await expect.element(phones).toHaveFocus();
    await expect.element(phones).toHaveValue('02-251-8899\ncall us');
    await expect
      .element(line)
      .toHaveAccessibleDescription('Type a LINE ID that begins with @, or a link that begins with https://');
    expect(sent).toEqual([]);
    await expectNoFaults();
  });

  test('that are right are sent alone, with the version that was seen', async () => {
    const saved = { ...profileOf(settings), phones: ['02 111 2222'], version: 4 };
    const { dialog, sent, edit } = await showProfile([accepted(saved)]);
    await dialog.getByRole('textbox', { name: 'Phones, one on each line' }).fill('02 111 2222');
    await dialog.getByRole('textbox', { name: /LINE ID with @/ }).fill('@talat');
    await dialog.getByRole('textbox', { name: 'About the shop (ไทย)' }).fill('ขายส่งชา');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => edit.getSnapshot().value).toBe('saved');
    const changes = {
      about: { th: 'ขายส่งชา' },
      phones: ['02 111 2222'],
      line_url: 'https://line.me/R/ti/p/@talat',
    };
    expect(sent).toEqual([{ key: '', changes, version: 3 }]);
  });

  test('that somebody else changed too are settled field by field, and what only they changed is kept', async () => {
    const theirs = { ...settings, phones: ['081-234-5678'], about: { zh: '茶', en: '', th: '' }, version: 9 };
    const by = { id: 'admin', name: 'Mali', role: 'admin' };
    const { dialog, sent } = await showProfile([
      refused(
        sampleProblem(409, 'version_conflict', {
          current: theirs,
          changed_by: by,
          changed_at: '2025-02-01T03:00:00.000Z',
        }),
      ),
    ]);
    await dialog.getByRole('textbox', { name: 'Phones, one on each line' }).fill('02 111 2222');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .element(dialog.getByText(/^Mali \(Administrator\) changed this at 2025-02-01\s10:00$/))
      .toBeVisible();
    await expect.element(dialog.getByText('About the shop (中文): None → 茶')).toBeVisible();
    await expectNoFaults();
    await dialog.getByRole('button', { name: /02 111 2222/ }).click();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    expect(sent[1]).toEqual({ key: '', changes: { phones: ['02 111 2222'] }, version: 9 });
  });
});
