import { describe, expect, test } from 'vitest';
import type { TestedWorkflow } from '../../../machines/proofs.ts';
import { coveringPaths, faultsOn } from '../covering-paths.ts';
import type { Path } from '../covering-paths.ts';
import { explore } from '../exploration.ts';
import { oneSidedGuards, unreachedStates, unwalkedTransitions } from '../proofs/coverage.ts';
import { foldsThatDiffer } from '../proofs/fold.ts';
import { brokenInvariants } from '../proofs/invariants.ts';
import { notJson } from '../proofs/json.ts';
import { foldsUnlikePlain } from '../proofs/plain-fold.ts';
import { faultsOfRandomWalks } from '../proofs/random-walks.ts';
import { faultsOfKills } from '../proofs/resume.ts';
import { serviceFaults } from '../proofs/services.ts';
import { settlingFaults } from '../proofs/settling.ts';
import { sentByRepetition } from '../proofs/single-send.ts';
import { resumesThatDiffer } from '../proofs/snapshots.ts';
import { unexpectedlyHandledEvents } from '../proofs/unexpected-events.ts';
import { typingFaults } from '../proofs/typing.ts';
import { deadEnds } from '../proofs/ways-out.ts';
import { keysUsedTwice } from '../proofs/write-keys.ts';
import { brokenInvariant, brokenLate, brokenStep } from './broken-invariant.ts';
import { logsOf, openLog } from '../released/released-log.ts';
import { deadEnd } from './dead-end.ts';
import { keyOfRequest, newKeyOnRetry, secondTap } from './double-sends.ts';
import {
  noInvokeId,
  noOnError,
  sharedInvokeId,
  undeclaredService,
  unheardInterruption,
  uninvokedService,
} from './faulty-services.ts';
import { countedStrokes, misplacedText, servedStrokes, unheardStrokes } from './faulty-typing.ts';
import { clockInAction, memoryInAction } from './impure-actions.ts';
import { lossyContext } from './lossy-context.ts';
import { keylessWrite, staleKey } from './lost-keys.ts';
import { neverSettled } from './never-settled.ts';
import { openEar } from './unexpected-event.ts';
import { restlessService } from './restless-service.ts';
import { stuckService } from './stuck-service.ts';
import { unreachableState } from './unreachable-state.ts';
import { unwalkedGuard } from './unwalked-guard.ts';

type JournalProof = (workflow: TestedWorkflow, path: Path) => Promise<readonly string[]>;

function onEveryPath(proof: JournalProof, workflow: TestedWorkflow): Promise<readonly string[]> {
  return faultsOn(coveringPaths(explore(workflow)), (path) => proof(workflow, path));
}

const sentUnderAnotherKey = expect.stringContaining('is sent under another key') as unknown;

describe('a planted fault is found', () => {
  test('a state to which nothing leads', () => {
    const exploration = explore(unreachableState);
    expect(unreachedStates(exploration)).toEqual(['stall.flooded']);
    expect(unwalkedTransitions(exploration)).toEqual(['stall.flooded stall.open #0']);
  });

  test('a state that nobody leaves, although something beside it moves', () => {
    expect(deadEnds(explore(deadEnd))).toEqual(['counter.order.refused']);
  });

  test('a state that waits for a service that has ended', () => {
    expect(deadEnds(explore(stuckService))).toEqual(['shelf.looking']);
  });

  test('guards that give one answer only', () => {
    expect(oneSidedGuards(explore(unwalkedGuard))).toEqual([
      'hasLines',
      'isEmpty',
      'basket.editing order.submit #0',
      'basket.editing order.submit #1',
    ]);
  });

  test('a state that reacts to an event that it does not name', () => {
    expect(unexpectedlyHandledEvents(explore(openEar))).toEqual([
      'door.open in "open"',
      'nothing.known in "open"',
    ]);
  });

  test('a context that JSON would change', () => {
    expect(notJson(explore(lossyContext))).toEqual(['context.photos', 'context.label']);
    expect(resumesThatDiffer(explore(lossyContext))).not.toEqual([]);
  });

  test.each([
    ['without a way out', noOnError, 'desk.printing invokes printReceipt without onError'],
    ['without an id', noInvokeId, 'desk.printing invokes printReceipt without an id'],
    ['not declared', undeclaredService, 'desk.printing invokes printReceipt, which is not declared'],
    ['declared and not invoked', uninvokedService, 'shareOrder is declared and never invoked'],
    ['deaf to its interruption', unheardInterruption, 'desk.printing does not hear printReceipt.interrupted'],
  ])('a service %s', (_, workflow, fault) => {
    expect(serviceFaults(explore(workflow))).toEqual([fault]);
  });

  test.each([
    ['in a state', brokenInvariant, 'opens only for money: broken by goods.take'],
    ['by a step', brokenStep, 'keeps what was paid: broken by coin.drop, coins.return'],
    ['by a write without a key', keylessWrite, 'a write starts under a key: broken by stock.count'],
    [
      'by what runs once and starts again',
      restlessService,
      'what may run once only does not start again because it ended: ' +
        'broken by receipt.print, failure of printReceipt',
    ],
  ])('an invariant that is broken %s', (_, workflow, fault) => {
    expect(brokenInvariants(explore(workflow))).toEqual([fault]);
  });

  test('an invariant that is broken only far from the beginning', () => {
    expect(brokenInvariants(explore(brokenLate))).toEqual([expect.stringContaining('Counterexample')]);
  });

  test('a write under the key of one that was answered', () => {
    expect(keysUsedTwice(explore(staleKey))).toEqual([expect.stringContaining('Counterexample')]);
  });

  test('two services under one id', () => {
    const fault = 'desk.printing gives another service the id print';
    expect(serviceFaults(explore(sharedInvokeId))).toEqual([fault, fault]);
  });

  test('an action that looks at the clock', async () => {
    expect(await onEveryPath(foldsThatDiffer, clockInAction)).toHaveLength(1);
  });

  test('an action that remembers beside its context', async () => {
    expect(await onEveryPath(foldsThatDiffer, memoryInAction)).toHaveLength(1);
    expect(await onEveryPath(faultsOfKills, memoryInAction)).not.toEqual([]);
    expect(faultsOfRandomWalks(explore(memoryInAction))).toHaveLength(1);
    expect(foldsUnlikePlain(explore(memoryInAction))).not.toEqual([]);
  });

  test.each([
    [
      'leaves more behind than its text',
      countedStrokes,
      'note.type in "open" leaves more behind than the last text',
    ],
    ['is heard by nobody', unheardStrokes, 'note.type is heard nowhere'],
    ['has no text where it should', misplacedText, 'no note.type has a words'],
  ])('typing that %s', (_, workflow, fault) => {
    expect(typingFaults(explore(workflow))).toEqual([fault]);
  });

  test('typing that starts a service', () => {
    expect(typingFaults(explore(servedStrokes))).toEqual([
      'note.type in "open" starts a service',
      'note.type in "looking" starts a service',
    ]);
  });

  test('a workflow that says it settles and never does', () => {
    expect(settlingFaults(explore(neverSettled))).toEqual(['no state has the tag `settled`']);
  });

  test('a log of an older version whose events are not known any more', async () => {
    const { logs } = await logsOf(deadEnd);
    const records = logs[0]?.records ?? [];
    await expect(openLog({ ...unreachableState, name: 'counter' }, records, null)).rejects.toThrow(
      'counter was quarantined',
    );
  });

  test('a second tap that submits again', async () => {
    expect(await onEveryPath(sentByRepetition, secondTap)).toContainEqual(sentUnderAnotherKey);
  });

  test('a new key for another try', async () => {
    expect(await onEveryPath(faultsOfKills, newKeyOnRetry)).toContainEqual(sentUnderAnotherKey);
  });

  test('a key that is born with the request and not with the intent', async () => {
    expect(await onEveryPath(foldsThatDiffer, keyOfRequest)).not.toEqual([]);
    expect(await onEveryPath(faultsOfKills, keyOfRequest)).toContainEqual(sentUnderAnotherKey);
  });
});
