import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { MerchantSettings } from '../../domain/contract.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import { formatPromptpayId, readPromptpayId, type PromptpayFault } from '../../domain/payments/promptpay.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { answered } from '../kit/answered.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';
import { write } from '../kit/write.ts';

export interface SaveSettingsInput {
  readonly key: string;
  /** In digits; empty removes it. */
  readonly promptpayId: string;
  /** The version that the person saw. */
  readonly version: number;
}

export interface MerchantSettingsContext {
  /** As they were last read; null before. */
  readonly settings: MerchantSettings | null;
  /** What is typed of the PromptPay id. */
  readonly text: string;
  readonly fault: PromptpayFault | null;
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
        | { readonly type: 'mine.keep' | 'theirs.keep' }
      ))
  | DeliveryEvent;

type SettingsOutcome = Outcome<MerchantSettings>;

const rested = { fault: null, theirs: null, key: '', problem: null } as const;

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
    isConflict: (_, outcome: SettingsOutcome) => !outcome.ok && currentSettings(outcome.problem) !== null,
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
    showFault: assign({ fault: ({ context: { text } }) => faultOf(text) }),
    keepKey: assign(({ event }) => {
      assertEvent(event, ['edit.save', 'mine.keep']);
      return { key: event.key ?? '', fault: null, problem: null };
    }),
    takeConflict: assign((_, outcome: SettingsOutcome) =>
      outcome.ok ? {} : { theirs: currentSettings(outcome.problem), problem: outcome.problem },
    ),
    seeTheirs: assign(({ context: { settings, theirs } }) => ({
      settings: theirs ?? settings,
      theirs: null,
    })),
  },
}).createMachine({
  id: 'merchant-settings',
  description:
    'The settings of a merchant: its PromptPay id is read, changed, and settled where two changed it.',
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
        onError: [{ target: 'shown', guard: 'isKnown' }, { target: 'unloaded' }],
      },
    },
    refused: { tags: ['settled'], on: { 'settings.open': 'loading' } },
    unloaded: { tags: ['settled'], on: { 'settings.open': 'loading' } },
    shown: {
      tags: ['settled'],
      initial: 'resting',
      on: { 'settings.open': 'loading', 'edit.open': { target: 'editing', actions: 'beginEdit' } },
      states: { resting: {}, saved: {} },
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
export function isTouched({ settings, text }: MerchantSettingsContext): boolean {
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

function currentSettings({ reason, details: { current } }: Problem): MerchantSettings | null {
  return reason === 'version_conflict' && typeof current === 'object'
    ? (current as MerchantSettings | null)
    : null;
}

function saveInput({ key, settings, text }: MerchantSettingsContext): SaveSettingsInput {
  if (settings === null) throw new Error('only settings that were seen are changed');
  return { key, promptpayId: typedId(text), version: settings.version };
}

export const merchantSettingsWorkflow = defineWorkflow({
  name: 'merchant-settings',
  machine: merchantSettingsMachine,
  services: { merchantSettings: 'read', saveMerchantSettings: 'write' },
  journalled: true,
  fields: { 'promptpayId.change': 'text' },
  settles: true,
});
