import type { Invariant } from '../kit/invariant.ts';
import type { auditMachine } from './audit-machine.ts';

export const auditInvariants: readonly Invariant<typeof auditMachine>[] = [
  {
    says: 'a trail is shown once it was read, and no longer when it is gone',
    holds: (now) =>
      now.matches('shown')
        ? now.context.trail !== null
        : !now.matches('missing') || now.context.trail === null,
  },
  {
    says: 'the step that is looked at is there',
    holds: ({ context: { at, trail } }) => at === 0 || (trail !== null && at > 0 && at < trail.steps.length),
  },
  {
    says: 'stepping changes nothing of what was read',
    holds: (now, cause) =>
      cause?.event.type.startsWith('step.') !== true || now.context.trail === cause.before.context.trail,
  },
];
