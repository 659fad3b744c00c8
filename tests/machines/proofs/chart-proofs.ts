import type { Exploration } from '../exploration.ts';
import { oneSidedGuards, unreachedStates, unwalkedTransitions } from './coverage.ts';
import { brokenInvariants } from './invariants.ts';
import { notJson } from './json.ts';
import { faultsOfRandomWalks } from './random-walks.ts';
import { serviceFaults } from './services.ts';
import { settlingFaults } from './settling.ts';
import { unexpectedlyHandledEvents } from './unexpected-events.ts';
import { typingFaults } from './typing.ts';
import { deadEnds } from './ways-out.ts';
import { keysUsedTwice } from './write-keys.ts';

/** What is proven of a chart, as the test says it. */
export interface ChartProof {
  readonly says: string;
  faultsOf(exploration: Exploration): readonly string[] | Promise<readonly string[]>;
}

/** Every proof that needs nothing but a chart and its samples. */
export const chartProofs: readonly ChartProof[] = [
  { says: 'walked through all its samples passes every state', faultsOf: unreachedStates },
  { says: 'walked through all its samples takes every transition', faultsOf: unwalkedTransitions },
  { says: 'has no guard that is always true or always false', faultsOf: oneSidedGuards },
  { says: 'in a state that is neither final nor settled has a way out', faultsOf: deadEnds },
  {
    says: 'does not react to an event that its state does not name',
    faultsOf: unexpectedlyHandledEvents,
  },
  { says: 'keeps its invariants in every state', faultsOf: brokenInvariants },
  { says: 'keeps a context that survives JSON', faultsOf: notJson },
  { says: 'invokes its services as they are declared, with an id and a way out', faultsOf: serviceFaults },
  { says: 'writes nothing under a key that was answered', faultsOf: keysUsedTwice },
  {
    says: 'walked at random does not fail, and folds to the state it reached',
    faultsOf: faultsOfRandomWalks,
  },
  { says: 'typed into twice has the state that the last text alone leads to', faultsOf: typingFaults },
  { says: 'settles, if it says so', faultsOf: settlingFaults },
];
