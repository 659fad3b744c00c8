import type { MerchantSettings } from '../../domain/contract.ts';
import { customerNotices, staffNotices } from '../../domain/notifications.ts';
import { readPromptpayId, type PromptpayFault } from '../../domain/payments/promptpay.ts';
import type { Call } from '../contract/call.ts';
import { notifyOfPromptpayId } from '../notifications/notify.ts';
import { invalidRequest, Refusal } from '../http/refusal.ts';
import { actorAnswer, changesBetween, historyAnswer, historyStep } from '../lifecycles/history-steps.ts';
import { settingsEvent, type SettingsRow } from '../store/queries/people/merchant.ts';
import type { Queries } from '../store/store.ts';
import { contactAnswer } from './shop-handlers.ts';

/** The operations on a merchant's settings. */
export const settingsHandlers = {
  snapshotReads: { merchantSettings },
  writes: { saveMerchantSettings },
};

async function merchantSettings({ caller, store }: Call<'merchantSettings'>): Promise<MerchantSettings> {
  return await settingsAnswer(store, { ...caller.merchant, version: caller.merchant.settings_version });
}

async function saveMerchantSettings(call: Call<'saveMerchantSettings'>): Promise<MerchantSettings> {
  const { body, store } = call;
  const wanted = body.promptpay_id ?? null;
  const promptpay_id = wanted === null ? null : readNewId(wanted);
  const lineUrl = readLineUrl(body.line_url ?? null);
  const settings = await store.merchant.lockSettings();
  if (settings === null) throw new Refusal('not_found');
  await checkVersion(call, settings, body.version);

  const { version, messaging, ...before } = settings;
  const after = {
    enable_confirm_pay: body.enable_confirm_pay ?? before.enable_confirm_pay,
    promptpay_id: promptpay_id ?? before.promptpay_id,
    about_zh: body.about?.zh?.trim() ?? before.about_zh,
    about_en: body.about?.en?.trim() ?? before.about_en,
    about_th: body.about?.th?.trim() ?? before.about_th,
    phone: body.phones?.map((phone) => phone.trim()).join(';') ?? before.phone,
    line_url: lineUrl ?? before.line_url,
    notify_staff: chosenOf(staffNotices, body.notify?.staff) ?? before.notify_staff,
    notify_customers: chosenOf(customerNotices, body.notify?.customers) ?? before.notify_customers,
    external_models: body.external_models ?? before.external_models,
  };
  const changes = changesBetween(before, after);
  if (Object.keys(changes).length === 0) return await settingsAnswer(store, settings);
  await store.merchant.changeSettings(
    after,
    historyStep(call, {
      event: settingsEvent,
      to_status: 'saved',
      seen_version: body.version ?? null,
      changes,
    }),
  );
  if (after.promptpay_id !== before.promptpay_id) await notifyOfPromptpayId(call, after.promptpay_id);
  if (after.enable_confirm_pay !== before.enable_confirm_pay) await store.payments.settlePaid();
  return await settingsAnswer(store, { ...after, messaging, version: version + 1 });
}

/** Throws `version_conflict`, with the current settings in its details, unless the caller saw the current version. */
async function checkVersion(
  { caller, store }: Call<'saveMerchantSettings'>,
  settings: SettingsRow,
  seen: number | null | undefined,
): Promise<void> {
  if (seen === null || seen === undefined || seen === settings.version) return;
  const current = await settingsAnswer(store, settings);
  const last = (await store.merchant.settingsHistory()).at(-1) ?? null;
  throw new Refusal('version_conflict', {
    current,
    changed_by: actorAnswer(caller, last),
    changed_at: (last?.created ?? caller.merchant.created).toISOString(),
  });
}

async function settingsAnswer(store: Queries, settings: SettingsRow): Promise<MerchantSettings> {
  const { enable_confirm_pay, external_models, promptpay_id, version } = settings;
  return {
    enable_confirm_pay,
    external_models,
    promptpay_id,
    ...contactAnswer(settings),
    ...(await messagingAnswer(store, settings)),
    version,
    history: historyAnswer(await store.merchant.settingsHistory()),
  };
}

/** What is told by LINE, and what was not delivered; nothing where there is no channel. */
async function messagingAnswer(
  { lineMessages }: Queries,
  { messaging, notify_staff, notify_customers }: SettingsRow,
): Promise<Pick<MerchantSettings, 'notify' | 'undelivered'>> {
  if (!messaging) return {};
  const undelivered = await lineMessages.undelivered();
  return {
    notify: { staff: [...notify_staff], customers: [...notify_customers] },
    undelivered: undelivered.map(({ message_id, created, name, notice, record_id, state, problem }) => ({
      id: message_id,
      at: created.toISOString(),
      to: name,
      notice,
      record_id,
      outcome: state === 'unknown' ? 'unknown' : 'failed',
      problem: problem ?? 'no_answer',
    })),
  };
}

/** The chosen ones, each once and in one order. */
function chosenOf<Notice extends string>(
  all: readonly Notice[],
  chosen: readonly Notice[] | null | undefined,
): Notice[] | null {
  return chosen ? all.filter((notice) => chosen.includes(notice)) : null;
}

const faultWords: Readonly<Record<PromptpayFault, string>> = {
  notDigits: 'is made of digits',
  length: 'has 10, 13 or 15 digits',
  notMobile: 'is not a Thai mobile number',
  checkDigit: 'has a wrong check digit',
};

function readNewId(text: string): string {
  if (text.trim() === '') return '';
  const reading = readPromptpayId(text);
  if (!reading.ok) throw invalidRequest('promptpay_id', faultWords[reading.fault]);
  return reading.id;
}

/** The address of a chat, which everybody is led to: of the web, and encrypted. */
function readLineUrl(text: string | null): string | null {
  const address = text?.trim() ?? null;
  if (address === null || address === '') return address;
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:')
    throw invalidRequest('line_url', 'must be an https address');
  return address;
}
