import type { Invariant } from '../kit/invariant.ts';
import { chosenScope } from './stocktake-start-machine.ts';
import type { stocktakeStartMachine } from './stocktake-start-machine.ts';

export const stocktakeStartInvariants: readonly Invariant<typeof stocktakeStartMachine>[] = [
  {
    says: 'each chosen category is within the one before it',
    holds: ({ context: { path } }) =>
      path.every(
        ({ id }, level) => level === 0 || path[level - 1]?.children.some((child) => child.id === id) === true,
      ),
  },
  {
    says: 'a scope is of the kind that was chosen, and names its category or words',
    holds: ({ context }) => {
      const scope = chosenScope(context);
      if (scope === null) return context.kind === 'category' || context.kind === 'search';
      if (scope.kind === 'category') return scope.categoryId === context.path.at(-1)?.id;
      return scope.kind === context.kind && (scope.kind !== 'search' || scope.text !== '');
    },
  },
];
