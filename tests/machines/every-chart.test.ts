import { describe, expect, test } from 'vitest';
import { registry } from '../../machines/registry.ts';
import { explore } from './exploration.ts';
import { oneSidedGuards, unreachedStates, unwalkedTransitions } from './proofs/coverage.ts';
import { notJson } from './proofs/json.ts';
import { faultsOfRandomWalks } from './proofs/random-walks.ts';
import { serviceFaults } from './proofs/services.ts';
import { heardStrangers } from './proofs/strangers.ts';
import { deadEnds } from './proofs/ways-out.ts';

describe.each(registry.map((workflow) => [workflow.name, workflow] as const))('%s', (_, workflow) => {
  const exploration = explore(workflow);

  test('walked through all its samples passes every state', () => {
    expect(unreachedStates(exploration)).toEqual([]);
  });

  test('walked through all its samples takes every transition', () => {
    expect(unwalkedTransitions(exploration)).toEqual([]);
  });

  test('asking a guard gets a yes at one time and a no at another', () => {
    expect(oneSidedGuards(exploration)).toEqual([]);
  });

  test('in a state that is neither final nor settled has a way out', () => {
    expect(deadEnds(exploration)).toEqual([]);
  });

  test('hearing an event that its state does not name stays as it is', () => {
    expect(heardStrangers(exploration)).toEqual([]);
  });

  test('keeps a context that survives JSON', () => {
    expect(notJson(exploration)).toEqual([]);
  });

  test('invokes its services as they are declared, with an id and a way out', () => {
    expect(serviceFaults(workflow)).toEqual([]);
  });

  test('walked at random goes on, and folds to where it went', () => {
    expect(faultsOfRandomWalks(exploration)).toEqual([]);
  });
});
