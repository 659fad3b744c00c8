import { assign, setup } from 'xstate';
import { plant } from './plant.ts';

const machine = setup({
  types: {
    context: {} as { readonly paid: number },
    events: {} as { type: 'coin.drop' } | { type: 'coins.return' } | { type: 'goods.take' },
  },
}).createMachine({
  id: 'slot-machine',
  context: { paid: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'coin.drop': { actions: assign({ paid: ({ context }) => context.paid + 1 }) },
        'coins.return': { actions: assign({ paid: 0 }) },
        'goods.take': 'open',
      },
    },
    open: { on: { 'coins.return': 'closed' } },
  },
});

const events = [
  { type: 'coin.drop' as const },
  { type: 'coins.return' as const },
  { type: 'goods.take' as const },
];

/** It opens for nothing. */
export const brokenInvariant = plant(machine, { events }, {}, {}, [
  { says: 'opens only for money', holds: (now) => !now.matches('open') || now.context.paid > 0 },
]);

/** The walk that takes each kind of place once does not come so far: one coin looks to it like four. */
export const brokenLate = plant(machine, { events }, {}, {}, [
  { says: 'holds three coins', holds: ({ context }) => context.paid <= 3 },
]);

/** What was paid may fall back to nothing, and only the step shows it. */
export const brokenStep = plant(machine, { events }, {}, {}, [
  {
    says: 'keeps what was paid',
    holds: (now, cause) => cause === null || now.context.paid >= cause.before.context.paid,
  },
]);
