import { assign, createMachine, fromPromise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { defineWorkflow } from '../../../machines/kit/workflow.ts';
import type { WorkflowDefinition } from '../../../machines/kit/workflow.ts';
import { chartVersion } from '../../../src/journal/replay/chart-version.ts';
import { UnsupportedEvent } from '../../../src/journal/streams/stream-errors.ts';
import type { RecordedEvent } from '../../../src/journal/streams/recorded-event.ts';
import { foldStream } from '../../../src/journal/replay/fold.ts';
import { resumeStream, SnapshotOfAnotherChart } from '../../../src/journal/replay/resume.ts';
import { orderWorkflow } from '../order-workflow.ts';

const opened: RecordedEvent = { type: 'journal.opened', chart: 'test-order', input: { groupId: 'g1' } };
const tea: RecordedEvent = { type: 'line.add', line: 'tea', at: 1, key: 'a' };
const rice: RecordedEvent = { type: 'line.add', line: 'rice', at: 2, key: 'b' };
const look: RecordedEvent = { type: 'stock.look', at: 3, key: 'c' };
const print: RecordedEvent = { type: 'receipt.print', at: 4, key: 'd' };
const submit: RecordedEvent = { type: 'order.submit', at: 5, key: 'intent' };

const today = chartVersion(orderWorkflow.machine);

/** The machine as it was persisted after these records. */
function stateAfter(...records: readonly RecordedEvent[]): unknown {
  const folded = foldStream(orderWorkflow.machine, records);
  return JSON.parse(JSON.stringify(orderWorkflow.machine.getPersistedSnapshot(folded)));
}

function snapshotAfter(...records: readonly RecordedEvent[]) {
  return { state: stateAfter(...records), chart: today, version: records.length };
}

function resumeFromAll(definition: WorkflowDefinition, ...events: readonly RecordedEvent[]) {
  return resumeStream(definition, { snapshot: null, events });
}

function linesOf({ snapshot }: ReturnType<typeof resumeStream>): unknown {
  return (snapshot as unknown as { readonly context: { readonly lines: unknown } }).context.lines;
}

describe('a resume from a snapshot', () => {
  test.each<[string, readonly RecordedEvent[]]>([
    ['with nothing after it', []],
    ['with events after it', [rice, submit]],
  ])('%s begins where all events lead', (_, tail) => {
    const resumed = resumeStream(orderWorkflow, { snapshot: snapshotAfter(opened, tea), events: tail });
    const whole = resumeFromAll(orderWorkflow, opened, tea, ...tail);
    expect(JSON.stringify(resumed.snapshot)).toBe(JSON.stringify(whole.snapshot));
    expect([...resumed.running]).toEqual([...whole.running]);
  });

  test('taken while services ran starts what may start again and names what was interrupted', () => {
    const sending = resumeStream(orderWorkflow, { snapshot: snapshotAfter(opened, submit), events: [] });
    const printing = resumeStream(orderWorkflow, { snapshot: snapshotAfter(opened, print), events: [] });
    expect([[...sending.running], sending.interrupted]).toEqual([['submitOrder'], []]);
    expect([[...printing.running], printing.interrupted]).toEqual([[], ['printReceipt']]);
  });

  describe('of another version of the chart', () => {
    const kept = { snapshot: { ...snapshotAfter(opened, tea), chart: 'older' }, events: [rice] };

    test.each<[string, Partial<WorkflowDefinition>]>([
      ['which nothing migrates', {}],
      ['which cannot be migrated', { migrateSnapshot: () => null }],
      [
        'which is migrated to a state that is none',
        { migrateSnapshot: () => ({ value: 'gone', children: {} }) },
      ],
    ])('%s is refused, for the caller to fold all events', (_, change) => {
      const refusal = new SnapshotOfAnotherChart('test-order', 'older');
      expect(() => resumeStream({ ...orderWorkflow, ...change }, kept)).toThrow(refusal);
    });

    test('which is migrated goes on from what it became', () => {
      const asked: unknown[] = [];
      const migrateSnapshot = (state: unknown, chart: string): unknown => {
        asked.push(state, chart);
        return stateAfter(opened, tea, tea);
      };
      const resumed = resumeStream({ ...orderWorkflow, migrateSnapshot }, kept);
      expect(linesOf(resumed)).toEqual(['tea', 'tea', 'rice']);
      expect(asked).toEqual([kept.snapshot.state, 'older']);
    });
  });
});

describe('an event that moves nothing', () => {
  test('although nobody marked it was forgotten by the chart', () => {
    const resume = () => resumeFromAll(orderWorkflow, opened, tea, { type: 'line.weigh', grams: 200 });
    expect(resume).toThrow(new UnsupportedEvent('test-order', 'line.weigh'));
  });

  test('in the state in which it came now was forgotten too', () => {
    const kept = { snapshot: snapshotAfter(opened, look), events: [tea] };
    expect(() => resumeStream(orderWorkflow, kept)).toThrow(new UnsupportedEvent('test-order', 'line.add'));
  });

  test('and is marked did nothing then either', () => {
    const weighed: RecordedEvent = { type: 'line.weigh', grams: 200, ignored: true };
    expect(linesOf(resumeFromAll(orderWorkflow, opened, weighed, tea))).toEqual(['tea']);
  });

  test('when it was recorded moves nothing now, although the chart has learned it', () => {
    expect(linesOf(resumeFromAll(orderWorkflow, opened, tea, { ...rice, ignored: true }))).toEqual(['tea']);
  });

  test('and brings the end of a service ends it: nothing starts it again', () => {
    const done: RecordedEvent = { type: 'xstate.done.actor.readStock', output: 7, ignored: true };
    const resumed = resumeFromAll(orderWorkflow, opened, look, done);
    expect([[...resumed.running], resumed.interrupted]).toEqual([[], []]);
  });

  test('after the end of its machine was forgotten', () => {
    const notesWorkflow = defineWorkflow({
      name: 'notes',
      machine: createMachine({
        initial: 'open',
        states: { open: { on: { 'book.close': 'closed' } }, closed: { type: 'final' } },
      }),
      services: {},
      journalled: true,
    });
    const resume = () => resumeFromAll(notesWorkflow, opened, { type: 'book.close' }, { type: 'note.add' });
    expect(resume).toThrow(new UnsupportedEvent('notes', 'note.add'));
  });
});

describe('upcasts', () => {
  test('change an event by its type until none applies, and leave the recorded one as it is', () => {
    const recorded = Object.freeze<RecordedEvent>({ type: 'goods.put', goods: Object.freeze(['tea']) });
    const upcasts: WorkflowDefinition['upcasts'] = {
      'goods.put': ({ goods }) => ({ type: 'good.add', good: (goods as readonly string[])[0] }),
      'good.add': ({ good }) => ({ type: 'line.add', name: good }),
      'line.add': (event) => ('line' in event ? event : { type: 'line.add', line: event['name'] }),
    };
    const resumed = resumeFromAll({ ...orderWorkflow, upcasts }, opened, recorded, rice);
    expect(linesOf(resumed)).toEqual(['tea', 'rice']);
    expect(recorded).toEqual({ type: 'goods.put', goods: ['tea'] });
  });

  test('come before the fold of what follows a snapshot', () => {
    const upcasts: WorkflowDefinition['upcasts'] = {
      'good.add': ({ good }) => ({ type: 'line.add', line: good }),
    };
    const kept = { snapshot: snapshotAfter(opened, tea), events: [{ type: 'good.add', good: 'rice' }] };
    expect(linesOf(resumeStream({ ...orderWorkflow, upcasts }, kept))).toEqual(['tea', 'rice']);
  });

  test('leave an event that did nothing one that does nothing', () => {
    const upcasts: WorkflowDefinition['upcasts'] = {
      'good.add': ({ good }) => ({ type: 'line.add', line: good }),
    };
    const ignored: RecordedEvent = { type: 'good.add', good: 'tea', ignored: true };
    expect(linesOf(resumeFromAll({ ...orderWorkflow, upcasts }, opened, ignored))).toEqual([]);
  });

  test('that go in a circle are an error, not a circle', () => {
    const upcasts: WorkflowDefinition['upcasts'] = {
      'line.add': (event) => ({ ...event, type: 'good.add' }),
      'good.add': (event) => ({ ...event, type: 'line.add' }),
    };
    expect(() => resumeFromAll({ ...orderWorkflow, upcasts }, opened, tea)).toThrow(
      'the upcasts of line.add do not terminate',
    );
  });
});

describe('folds of one machine', () => {
  const machine = setup({
    types: { context: {} as { readonly rounds: number }, events: {} as { type: 'round.begin' } },
    actors: { walk: fromPromise(() => Promise.resolve()) },
  }).createMachine({
    context: { rounds: 0 },
    initial: 'resting',
    states: {
      resting: {
        on: {
          'round.begin': {
            target: 'walking',
            actions: assign({ rounds: ({ context }) => context.rounds + 1 }),
          },
        },
      },
      walking: {
        invoke: { src: 'walk', id: 'walk', systemId: 'walker', onDone: 'resting', onError: 'resting' },
        on: { 'round.begin': { target: 'walking', reenter: true } },
      },
    },
  });
  const begin: RecordedEvent = { type: 'round.begin' };
  const done: RecordedEvent = { type: 'xstate.done.actor.walk', output: null };
  const fold = (...events: readonly RecordedEvent[]): string =>
    JSON.stringify(machine.getPersistedSnapshot(foldStream(machine, [opened, ...events])));

  test('know nothing of each other, nor of the services and names of the one before', () => {
    const [once, twice] = [fold(begin), fold(begin, done, begin, begin)];
    expect([fold(begin), fold(begin, done, begin, begin), fold(begin)]).toEqual([once, twice, once]);
    expect(JSON.parse(twice)).toMatchObject({ value: 'walking', context: { rounds: 2 } });
  });
});
