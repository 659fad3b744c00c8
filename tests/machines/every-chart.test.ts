import { describe, expect, test } from 'vitest';
import { registry } from '../../machines/registry.ts';
import { coveringPaths, faultsOn } from './covering-paths.ts';
import { explore } from './exploration.ts';
import { oneSidedGuards, unreachedStates, unwalkedTransitions } from './proofs/coverage.ts';
import { foldsThatDiffer } from './proofs/fold.ts';
import { notJson } from './proofs/json.ts';
import { foldsUnlikePlain } from './proofs/plain-fold.ts';
import { faultsOfRandomWalks } from './proofs/random-walks.ts';
import { faultsOfKills } from './proofs/resume.ts';
import { serviceFaults } from './proofs/services.ts';
import { settlingFaults } from './proofs/settling.ts';
import { sentByTrembling } from './proofs/single-send.ts';
import { resumesThatDiffer } from './proofs/snapshots.ts';
import { heardStrangers } from './proofs/strangers.ts';
import { typingFaults } from './proofs/typing.ts';
import { deadEnds } from './proofs/ways-out.ts';

const charts = registry.map((workflow) => ({
  name: workflow.name,
  workflow,
  exploration: explore(workflow),
}));

describe.each(charts)('$name', { timeout: 30_000 }, ({ workflow, exploration }) => {
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

  test('typed into twice stands where the last text alone leads', () => {
    expect(typingFaults(exploration)).toEqual([]);
  });

  test('settles, if it says so', () => {
    expect(settlingFaults(exploration)).toEqual([]);
  });
});

const journalled = charts.filter(({ workflow }) => workflow.journalled);

describe.each(journalled)(
  '$name opened through the journal',
  { timeout: 30_000 },
  ({ workflow, exploration }) => {
    const paths = coveringPaths(exploration);

    test('folded through one scope goes, event by event, where a plain fold goes', () => {
      expect(foldsUnlikePlain(exploration)).toEqual([]);
    });

    test('resumed from a snapshot goes on from where all its events lead', () => {
      expect(resumesThatDiffer(exploration)).toEqual([]);
    });

    test('goes where the walk went, and its stream folds to where it stands after each event', async () => {
      expect(await faultsOn(paths, (path) => foldsThatDiffer(workflow, path))).toEqual([]);
    });

    test('killed at each event and opened again goes on to the same end, and sends nothing twice', async () => {
      expect(await faultsOn(paths, (path) => faultsOfKills(workflow, path))).toEqual([]);
    });

    test('told everything three times sends nothing twice', async () => {
      expect(await faultsOn(paths, (path) => sentByTrembling(workflow, path))).toEqual([]);
    });
  },
);
