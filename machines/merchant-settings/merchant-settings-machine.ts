import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { MerchantSettings } from '../../domain/contract.ts';
import { readCurrent } from '../../domain/outcome.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import { isAboutId } from '../../domain/settings-change.ts';
import { formatPromptpayId, readPromptpayId, type PromptpayFault } from '../../domain/payments/promptpay.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { answered } from '../kit/answered.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';
import { write } from '../kit/write.ts';

export interface SaveSettingsInput {
  readonly key: string;
  /** In digits; empty removes it; absent leaves it as it is. */
  readonly promptpayId?: string;
  /** Whether receipts are confirmed; absent leaves it as it is. */
  readonly confirmsReceipts?: boolean;
  /** What is told by LINE; absent leaves it as it is. */
  readonly notify?: Notify;
  /** Whether external models may be asked; absent leaves it as it is. */
  readonly externalModels?: boolean;
  /** The version that the person saw. */
  readonly version: number;
}

/** What staff and customers are told by LINE. */
export type Notify = NonNullable<MerchantSettings['notify']>;

export interface MerchantSettingsContext {
  /** As they were last read; null before. */
  readonly settings: MerchantSettings | null;
  /** What is typed of the PromptPay id. */
  readonly text: string;
  readonly fault: PromptpayFault | null;
  /** Whether receipts are to be confirmed, where that is what is changed; null where it is the PromptPay id. */
  readonly confirmsReceipts: boolean | null;
  /** What is to be told by LINE, where that is what is changed. */
  readonly notify: Notify | null;
  /** Whether external models may be asked, where that is what is changed. */
  readonly externalModels: boolean | null;
  /** The settings as somebody else made them meanwhile. */
  readonly theirs: MerchantSettings | null;
  /** Key of the write under way. */
  readonly key: string;
  readonly problem: Problem | null;
}

export type MerchantSettingsEvent =
  | (Stamp &
      (
        | { readonly type: 'settings.open' | 'edit.open' | 'edit.discard' | 'edit.save' | 'edit.retry' }
        | { readonly type: 'promptpayId.change'; readonly text: string }
        | { readonly type: 'receipts.change'; readonly confirms: boolean }
        | { readonly type: 'receipts.confirm' | 'receipts.keep' }
        | { readonly type: 'notify.change'; readonly notify: Notify }
        | { readonly type: 'externalModels.change'; readonly isAllowed: boolean }
        | { readonly type: 'mine.keep' | 'theirs.keep' }
      ))
  | DeliveryEvent;

type SettingsOutcome = Outcome<MerchantSettings>;

const rested = {
  fault: null,
  confirmsReceipts: null,
  notify: null,
  externalModels: null,
  theirs: null,
  key: '',
  problem: null,
} as const;

export const merchantSettingsMachine = setup({
  types: {
    context: {} as MerchantSettingsContext,
    events: {} as MerchantSettingsEvent,
    tags: {} as 'busy' | 'editable' | 'settled' | DeliveryTag,
  },
  actors: {
    merchantSettings: fromPromise<SettingsOutcome>(notProvided),
    saveMerchantSettings: fromPromise<SettingsOutcome, SaveSettingsInput>(notProvided),
  },
  guards: {
    isKnown: ({ context }) => context.settings !== null,
    isTouched: ({ context }) => isTouched(context),
    hasFault: ({ context: { text } }) => faultOf(text) !== null,
    isAccepted: (_, outcome: SettingsOutcome) => outcome.ok,
    isOtherThanNow({ context: { settings }, event }) {
      assertEvent(event, 'receipts.change');
      return settings !== null && settings.enable_confirm_pay !== event.confirms;
    },
    isOtherNotice({ context: { settings }, event }) {
      assertEvent(event, 'notify.change');
      return settings?.notify !== undefined && !isSameNotify(settings.notify, event.notify);
    },
    isOtherPermission({ context: { settings }, event }) {
      assertEvent(event, 'externalModels.change');
      return settings !== null && settings.external_models !== event.isAllowed;
    },
    isAboutSwitch: ({ context }) => !isAboutId(context),
    isConflict: (_, outcome: SettingsOutcome) => !outcome.ok && readCurrent(outcome.problem) !== null,
  },
  actions: {
    takeSettings: assign((_, outcome: SettingsOutcome) =>
      outcome.ok ? { ...rested, settings: outcome.value } : {},
    ),
    takeProblem: assign({ problem: (_, outcome: SettingsOutcome) => (outcome.ok ? null : outcome.problem) }),
    forget: assign({ settings: null }),
    beginEdit: assign(({ context: { settings } }) => ({
      ...rested,
      text: formatPromptpayId(settings?.promptpay_id ?? ''),
    })),
    giveUp: assign(({ context: { settings, theirs } }) => ({ ...rested, settings: theirs ?? settings })),
    takeText: assign(({ event }) => {
      assertEvent(event, 'promptpayId.change');
      return { text: event.text, fault: null };
    }),
    takeReceipts: assign(({ event }) => {
      assertEvent(event, 'receipts.change');
      return { ...rested, confirmsReceipts: event.confirms };
    }),
    takeNotify: assign(({ event }) => {
      assertEvent(event, 'notify.change');
      return { ...rested, notify: event.notify };
    }),
    takeExternalModels: assign(({ event }) => {
      assertEvent(event, 'externalModels.change');
      return { ...rested, externalModels: event.isAllowed };
    }),
    rest: assign(rested),
    // What somebody else changed meanwhile is shown before anything is decided again.
    takeSwitchRefusal: assign(({ context }, outcome: SettingsOutcome) =>
      outcome.ok
        ? {}
        : {
            ...rested,
            settings: (readCurrent(outcome.problem) as MerchantSettings | null) ?? context.settings,
            problem: outcome.problem,
          },
    ),
    showFault: assign({ fault: ({ context: { text } }) => faultOf(text) }),
    keepKey: assign(({ event }) => {
      assertEvent(event, [
        'edit.save',
        'mine.keep',
        'receipts.confirm',
        'notify.change',
        'externalModels.change',
      ]);
      return { key: event.key ?? '', fault: null, problem: null };
    }),
    takeConflict: assign((_, outcome: SettingsOutcome) =>
      outcome.ok
        ? {}
        : { theirs: readCurrent(outcome.problem) as MerchantSettings | null, problem: outcome.problem },
    ),
    seeTheirs: assign(({ context: { settings, theirs } }) => ({
      settings: theirs ?? settings,
      theirs: null,
    })),
  },
}).createMachine({
  id: 'merchant-settings',
  description:
    'The settings of a merchant: its PromptPay id, settled where two changed it, whether receipts are confirmed, what is told by LINE, and whether external models may be asked.',
  context: { ...rested, settings: null, text: '' },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'merchantSettings',
        src: 'merchantSettings',
        onDone: answered(
          { target: 'shown', guard: 'isAccepted', actions: ['takeSettings'] },
          { target: 'refused', actions: ['forget', 'takeProblem'] },
        ),
        onError: [{ target: 'shown.outdated', guard: 'isKnown' }, { target: 'unloaded' }],
      },
    },
    refused: { tags: ['settled'], on: { 'settings.open': 'loading' } },
    unloaded: { tags: ['settled'], on: { 'settings.open': 'loading' } },
    shown: {
      tags: ['settled'],
      initial: 'resting',
      on: {
        'settings.open': 'loading',
        'edit.open': { target: 'editing', actions: 'beginEdit' },
        'receipts.change': { target: 'asking', guard: 'isOtherThanNow', actions: 'takeReceipts' },
        'notify.change': { target: 'saving', guard: 'isOtherNotice', actions: ['takeNotify', 'keepKey'] },
        'externalModels.change': {
          target: 'saving',
          guard: 'isOtherPermission',
          actions: ['takeExternalModels', 'keepKey'],
        },
      },
      states: { resting: {}, saved: {}, refused: {}, outdated: {} },
    },
    asking: {
      on: {
        'receipts.confirm': { target: 'saving', actions: 'keepKey' },
        'receipts.keep': { target: 'shown', actions: 'rest' },
      },
    },
    editing: {
      tags: ['editable'],
      initial: 'typing',
      on: {
        'promptpayId.change': { actions: 'takeText' },
        'edit.discard': { target: 'shown', actions: 'giveUp' },
        'edit.save': [
          { guard: 'hasFault', actions: 'showFault' },
          { target: 'saving', guard: 'isTouched', actions: 'keepKey' },
        ],
      },
      states: { typing: {}, refused: {} },
    },
    saving: write({
      service: 'saveMerchantSettings',
      input: ({ context }: { readonly context: MerchantSettingsContext }) => saveInput(context),
      onDone: [
        { target: 'shown.saved', guard: 'isAccepted', actions: ['takeSettings'] },
        { target: 'shown.refused', guard: 'isAboutSwitch', actions: ['takeSwitchRefusal'] },
        { target: 'conflict', guard: 'isConflict', actions: ['takeConflict'] },
        { target: 'editing.refused', actions: ['takeProblem'] },
      ],
    }),
    conflict: {
      on: {
        'mine.keep': { target: 'saving', actions: ['seeTheirs', 'keepKey'] },
        'theirs.keep': { target: 'shown', actions: 'giveUp' },
      },
    },
    unreachable: { tags: ['delivery:unreachable'], on: { 'edit.retry': 'saving' } },
  },
});

/** Whether what is typed is another id than the server has. */
function isTouched({ settings, text }: MerchantSettingsContext): boolean {
  return settings !== null && typedId(text) !== settings.promptpay_id;
}

function faultOf(text: string): PromptpayFault | null {
  const reading = readPromptpayId(text);
  return text.trim() === '' || reading.ok ? null : reading.fault;
}

function typedId(text: string): string {
  const reading = readPromptpayId(text);
  return reading.ok ? reading.id : text.trim();
}

/** Whether the same is told to staff and to customers. */
function isSameNotify(one: Notify, other: Notify): boolean {
  return one.staff.join() === other.staff.join() && one.customers.join() === other.customers.join();
}

function saveInput({
  key,
  settings,
  text,
  confirmsReceipts,
  notify,
  externalModels,
}: MerchantSettingsContext): SaveSettingsInput {
  if (settings === null) throw new Error('only settings that were seen are changed');
  const { version } = settings;
  if (notify !== null) return { key, notify, version };
  if (externalModels !== null) return { key, externalModels, version };
  return confirmsReceipts === null
    ? { key, promptpayId: typedId(text), version }
    : { key, confirmsReceipts, version };
}

export const merchantSettingsWorkflow = defineWorkflow({
  name: 'merchant-settings',
  machine: merchantSettingsMachine,
  services: { merchantSettings: 'read', saveMerchantSettings: 'write' },
  journalled: true,
  fields: { 'promptpayId.change': 'text' },
  settles: true,
});
