import type { Invariant } from '../kit/invariant.ts';
import type { catalogueMachine } from './catalogue-machine.ts';

export const catalogueInvariants: readonly Invariant<typeof catalogueMachine>[] = [
  {
    says: 'what is open once the tree was read is in it',
    holds: ({ context: { tree, topId } }, cause) =>
      cause?.event.type !== 'xstate.done.actor.allProductCategory' ||
      topId === null ||
      tree.some(({ id }) => id === topId),
  },
  {
    says: 'a blank search is not asked for and finds nothing',
    holds: (now) =>
      now.context.query.trim() !== '' || (now.matches({ search: 'idle' }) && now.context.hits.length === 0),
  },
];
