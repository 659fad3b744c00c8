import { and, assign, fromPromise, not, or, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { testedWorkflows } from '../../machines/proofs.ts';
import { chartVersion } from '../../src/journal/replay/chart-version.ts';

const parts = setup({
  types: { events: {} as { type: 'order.submit' } | { type: 'order.leave' } },
  guards: { hasLines: () => true, mayOrder: () => true },
  actions: { beep: () => undefined },
  actors: {
    submitOrder: fromPromise(() => Promise.resolve()),
    saveOrder: fromPromise(() => Promise.resolve()),
  },
});

type Config = Parameters<typeof parts.createMachine>[0];

const submitting = {
  invoke: { id: 'submitOrder', src: 'submitOrder', onDone: 'editing', onError: 'editing' },
} as const;

function versionOf(config: Partial<Config>): string {
  return chartVersion(
    parts.createMachine({
      id: 'desk',
      context: { lines: [], note: { text: '' } },
      initial: 'editing',
      states: {
        editing: { on: { 'order.submit': { target: 'submitting', guard: 'hasLines' } } },
        submitting,
      },
      ...config,
    }),
  );
}

const plain = () => versionOf({});
const editing = (transition: object) => () =>
  versionOf({ states: { editing: { on: { 'order.submit': transition } }, submitting } });

describe('the version of a chart', () => {
  test('is a short text that stays as it is', () => {
    expect(plain()).toBe('twyr3jii45');
  });

  test.each<[string, () => string]>([
    ['made anew', () => versionOf({})],
    [
      'whose transition does more on the way',
      editing({ target: 'submitting', guard: 'hasLines', actions: 'beep' }),
    ],
    [
      'whose context begins with other values',
      () => versionOf({ context: { lines: [1], note: { text: 'tea' } } }),
    ],
    [
      'whose context is made by a function',
      () => versionOf({ context: () => ({ lines: [], note: { text: '' } }) }),
    ],
  ])('of a chart %s is the same', (_, version) => {
    expect(version()).toBe(plain());
  });

  test('of a chart whose functions are others is the same', () => {
    const chart = parts.createMachine({ initial: 'open', states: { open: {} } });
    const provided = chart.provide({
      guards: { hasLines: () => false },
      actions: { beep: assign({}) },
      actors: { submitOrder: fromPromise(() => Promise.reject(new Error('not now'))) },
    });
    expect(chartVersion(provided)).toBe(chartVersion(chart));
  });

  const states = { editing: {}, submitting };
  const variants: readonly (readonly [string, () => string])[] = [
    ['as it was', plain],
    ['another id', () => versionOf({ id: 'till' })],
    ['one state more', () => versionOf({ states: { ...states, left: {} } })],
    ['another initial state', () => versionOf({ initial: 'submitting' })],
    ['a tag', () => versionOf({ states: { ...states, editing: { tags: ['busy'] } } })],
    ['a final state', () => versionOf({ states: { ...states, editing: { type: 'final' } } })],
    ['no transition', () => versionOf({ states })],
    [
      'another event',
      () => versionOf({ states: { editing: { on: { 'order.leave': 'submitting' } }, submitting } }),
    ],
    ['another target', editing({ target: 'editing', guard: 'hasLines' })],
    ['no target', editing({ guard: 'hasLines' })],
    ['entering anew', editing({ target: 'submitting', guard: 'hasLines', reenter: true })],
    ['no guard', editing({ target: 'submitting' })],
    ['another guard', editing({ target: 'submitting', guard: 'mayOrder' })],
    ['a guard without a name', editing({ target: 'submitting', guard: () => true })],
    ['both guards', editing({ target: 'submitting', guard: and(['hasLines', 'mayOrder']) })],
    ['either guard', editing({ target: 'submitting', guard: or(['hasLines', 'mayOrder']) })],
    ['the guard turned round', editing({ target: 'submitting', guard: not('hasLines') })],
    ['a way on its own', () => versionOf({ states: { editing: { always: 'submitting' }, submitting } })],
    [
      'another service',
      () =>
        versionOf({
          states: { ...states, submitting: { invoke: { ...submitting.invoke, src: 'saveOrder' } } },
        }),
    ],
    [
      'another id of a service',
      () =>
        versionOf({ states: { ...states, submitting: { invoke: { ...submitting.invoke, id: 'sending' } } } }),
    ],
    ['another field', () => versionOf({ context: { lines: [], note: { text: '' }, total: 0 } })],
    ['another field within a field', () => versionOf({ context: { lines: [], note: {} } })],
  ];

  test('differs with each state, tag, transition, guard, target, service and field', () => {
    const versions = new Map(variants.map(([name, version]) => [version(), name]));
    expect([...versions.values()]).toEqual(variants.map(([name]) => name));
  });

  test('tells all charts of the product apart', () => {
    expect(new Set(testedWorkflows.map(({ machine }) => chartVersion(machine))).size).toBe(
      testedWorkflows.length,
    );
  });
});
