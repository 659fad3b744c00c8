import { isAboutId } from '../../domain/settings-change.ts';
import { readPromptpayId } from '../../domain/payments/promptpay.ts';
import type { Invariant } from '../kit/invariant.ts';
import type { merchantSettingsMachine } from './merchant-settings-machine.ts';

export const merchantSettingsInvariants: readonly Invariant<typeof merchantSettingsMachine>[] = [
  {
    says: 'only a PromptPay id is sent, or none',
    holds: (now) =>
      !now.matches('saving') ||
      !isAboutId(now.context) ||
      now.context.text.trim() === '' ||
      readPromptpayId(now.context.text).ok,
  },
  {
    says: 'there are two ids to choose from exactly where a conflict is asked',
    holds: (now) => now.matches('conflict') === (now.context.theirs !== null),
  },
  {
    says: 'a settled conflict sends the version that it was settled against',
    holds: (now, cause) =>
      cause?.before.matches('conflict') !== true ||
      !now.matches('saving') ||
      now.context.settings?.version === cause.before.context.theirs?.version,
  },
  {
    says: 'whether receipts are confirmed changes only after a question, and only to what it is not',
    holds: (now, cause) =>
      cause === null ||
      !now.matches('saving') ||
      now.context.confirmsReceipts === null ||
      cause.before.matches('saving') ||
      cause.before.matches('unreachable') ||
      (cause.event.type === 'receipts.confirm' &&
        now.context.confirmsReceipts !== now.context.settings?.enable_confirm_pay),
  },
  {
    says: 'what is told by LINE changes only where the merchant has a channel for it, and only to something else',
    holds: (now, cause) =>
      cause?.event.type !== 'notify.change' ||
      !now.matches('saving') ||
      cause.before.matches('saving') ||
      (now.context.settings?.notify !== undefined && now.context.notify !== null),
  },
  {
    says: 'whether external models may be asked changes only to what it is not',
    holds: (now, cause) =>
      cause?.event.type !== 'externalModels.change' ||
      !now.matches('saving') ||
      cause.before.matches('saving') ||
      now.context.externalModels !== now.context.settings?.external_models,
  },
  {
    says: 'a refusal explains itself',
    holds: (now) =>
      (!now.matches('refused') &&
        !now.matches({ editing: 'refused' }) &&
        !now.matches({ shown: 'refused' })) ||
      now.context.problem !== null,
  },
  {
    says: 'settings are changed only where they are known',
    holds: (now) => !now.hasTag('editable') || now.context.settings !== null,
  },
];
