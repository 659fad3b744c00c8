import { describe, expect, test } from 'vitest';
import { assign, createMachine } from 'xstate';
import { foldLog } from '../../src/features/audit/fold-log.ts';
import { chartVersion } from '../../src/journal/replay/chart-version.ts';
import { defineWorkflow } from '../../machines/kit/workflow.ts';

const machine = createMachine({
  id: 'remark',
  context: { remark: '' },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'remark.change': {
          actions: assign({ remark: ({ event }) => event['remark'] as string }),
        },
        'remark.send': 'sent',
      },
    },
    sent: {},
  },
});

const workflow = defineWorkflow({ name: 'remark', machine, services: {}, journalled: true });
const opening = { type: 'journal.opened', input: null, chart: chartVersion(machine) };
const changed = { type: 'remark.change', at: 1_000, key: 'key-1', remark: 'For Mali' };
const sent = { type: 'remark.send', at: 61_000, key: 'key-2' };

const ofService = { by: null, seen: null };
const taken = { ...ofService, isTimed: true, isIgnored: false, agrees: true };

describe('a stream of a device, folded', () => {
  test('has a masked step for each event, with the states before and after', () => {
    expect(foldLog(workflow, [opening, changed, sent])).toEqual([
      {
        ...taken,
        number: 1,
        event: 'journal.opened',
        at: '1970-01-01T00:00:01.000Z',
        isTimed: false,
        changes: [
          { field: 'input', from: null, to: null },
          { field: 'chart', from: null, to: opening.chart },
        ],
        from: [],
        to: ['editing'],
        taken: [],
      },
      {
        ...taken,
        number: 2,
        event: 'remark.change',
        at: '1970-01-01T00:00:01.000Z',
        changes: [{ field: 'remark', from: null, to: '…' }],
        from: ['editing'],
        to: ['editing'],
        taken: ['remark.editing-remark.change-0'],
      },
      {
        ...taken,
        number: 3,
        event: 'remark.send',
        at: '1970-01-01T00:01:01.000Z',
        changes: [],
        from: ['editing'],
        to: ['sent'],
        taken: ['remark.editing-remark.send-0'],
      },
    ]);
  });

  test('gives an answer without a time that of the event before it', () => {
    const answer = { type: 'xstate.done.actor.send', output: {} };
    const steps = foldLog(workflow, [opening, changed, answer, sent, answer]);
    expect(steps.map(({ at, isTimed }) => [at?.slice(14, 19), isTimed])).toEqual([
      ['00:01', false],
      ['00:01', true],
      ['00:01', false],
      ['01:01', true],
      ['01:01', false],
    ]);
  });

  test('of which nothing has a time has none', () => {
    expect(foldLog(workflow, [opening]).map(({ at, isTimed }) => [at, isTimed])).toEqual([[null, false]]);
  });

  test('agrees where the live machine ignored an event, too', () => {
    const [, , , late] = foldLog(workflow, [opening, changed, sent, { ...changed, ignored: true }]);
    expect(late).toMatchObject({ to: ['sent'], taken: [], isIgnored: true, agrees: true });
  });

  test('differs where today’s chart ignores what once moved it', () => {
    const [, , , late] = foldLog(workflow, [opening, changed, sent, changed]);
    expect(late).toMatchObject({ to: ['sent'], taken: [], isIgnored: true, agrees: false });
  });

  test('is upcast as a resume would upcast it', () => {
    const upcasts = { 'remark.post': (event: object) => ({ ...event, type: 'remark.send' }) };
    const [, posted] = foldLog({ ...workflow, upcasts }, [opening, { ...sent, type: 'remark.post' }]);
    expect(posted).toMatchObject({ event: 'remark.send', to: ['sent'], agrees: true });
  });

  test('has all steps, however many, each with the states that a fold from the beginning reaches', () => {
    const steps = foldLog(workflow, [opening, ...Array.from({ length: 1000 }, () => changed), sent]);
    expect(steps.map(({ number }) => number)).toEqual(Array.from({ length: 1002 }, (_, place) => place + 1));
    expect(steps.map(({ to }) => to)).toEqual([...Array.from({ length: 1001 }, () => ['editing']), ['sent']]);
  });

  test('that fails lists the remaining events without states', () => {
    const steps = foldLog(workflow, [changed, sent]);
    expect(steps.map(({ event, to, agrees }) => ({ event, to, agrees }))).toEqual([
      { event: 'remark.change', to: [], agrees: false },
      { event: 'remark.send', to: [], agrees: false },
    ]);
  });
});
