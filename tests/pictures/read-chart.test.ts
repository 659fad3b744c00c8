import { setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { ChartState } from '../../pictures/chart.ts';
import { readChart } from '../../pictures/read-chart.ts';
import { desk } from './desk.ts';

/** The states of a chart by path, without those inside them. */
function statesOf({ children, ...own }: ChartState): [string, Omit<ChartState, 'children'>][] {
  return [[own.path, own], ...children.flatMap(statesOf)];
}

const chart = readChart(desk);
const states = new Map(statesOf(chart.root));

/** A transition in a line: from, event, place, kind, label, guard, actions, targets. */
function lines(path: string): unknown[] {
  return (states.get(path)?.transitions ?? []).map((each) => [
    each.event,
    each.index,
    each.kind,
    each.label,
    each.guard,
    each.actions,
    each.to,
    each.reenter,
  ]);
}

describe('what is read from a chart', () => {
  test('has its name, its description and its states in their order', () => {
    expect([chart.name, chart.description, [...states.keys()]]).toEqual([
      'desk',
      'Tea & "cups" < 3.',
      [
        'desk',
        'desk.lamp',
        'desk.lamp.off',
        'desk.lamp.on',
        'desk.sale',
        'desk.sale.closed',
        'desk.sale.open',
        'desk.sale.before',
        'desk.sale.over',
      ],
    ]);
  });

  test('tells initial states, regions, and states of each type', () => {
    expect(
      [...states.values()].map(({ key, type, isInitial, isRegion }) => [key, type, isInitial, isRegion]),
    ).toEqual([
      ['desk', 'parallel', false, false],
      ['lamp', 'compound', false, true],
      ['off', 'atomic', true, false],
      ['on', 'atomic', false, false],
      ['sale', 'compound', false, true],
      ['closed', 'atomic', true, false],
      ['open', 'atomic', false, false],
      ['before', 'history', false, false],
      ['over', 'final', false, false],
    ]);
  });

  test('tells tags, services with their kinds, and what is done on entering and leaving', () => {
    const { tags, services } = states.get('desk.sale.open')!;
    const { entry, exit } = states.get('desk.sale.closed')!;
    expect({ tags, services, entry, exit }).toEqual({
      tags: ['busy', '<b>&"'],
      services: [
        { id: 'firstCup', name: 'sellTea', kind: 'write' },
        { id: 'ringBell', name: 'ringBell', kind: 'once' },
      ],
      entry: ['greet'],
      exit: ['lock'],
    });
  });

  test('tells transitions by event, by nothing, by time, and by services and states that end', () => {
    expect(Object.fromEntries([...states.keys()].map((path) => [path, lines(path)]))).toEqual({
      desk: [],
      'desk.lamp': [],
      'desk.lamp.off': [['lamp.turn', 0, 'event', 'lamp.turn', null, [], ['desk.lamp.on'], false]],
      'desk.lamp.on': [
        ['lamp.turn', 0, 'event', 'lamp.turn', null, [], ['desk.lamp.on'], true],
        [
          'xstate.after.500.shop-desk.lamp.on',
          0,
          'after',
          'after 500 ms',
          null,
          [],
          ['desk.lamp.off'],
          false,
        ],
      ],
      'desk.sale': [
        ['shop.close', 0, 'event', 'shop.close', null, [], ['desk.sale.closed'], false],
        ['xstate.done.state.shop-desk.sale', 0, 'done', 'all done', null, ['lock'], [], false],
      ],
      'desk.sale.closed': [
        ['xstate.done.actor.openShop', 0, 'done', 'openShop done', null, [], ['desk.sale.open'], false],
        ['xstate.error.actor.openShop', 0, 'error', 'openShop failed', null, [], ['desk.sale'], false],
      ],
      'desk.sale.open': [
        ['always', 0, 'always', 'always', 'isLate and (hasTea or not isOpen)', [], ['desk.sale.over'], false],
        ['note.type', 0, 'event', 'note.type', 'isLate', [], ['desk.sale.over'], false],
        ['note.type', 1, 'event', 'note.type', null, ['set note, cups', 'set context'], [], false],
        ['xstate.error.actor.firstCup', 0, 'error', 'firstCup failed', null, [], ['desk.sale.closed'], false],
        ['xstate.error.actor.ringBell', 0, 'error', 'ringBell failed', null, ['greet', 'lock'], [], false],
      ],
      'desk.sale.before': [],
      'desk.sale.over': [],
    });
  });

  const parts = setup({ types: { events: {} as { type: 'bell.ring' } } });
  const bell = (config: Parameters<typeof parts.createMachine>[0]) => () =>
    readChart({
      name: 'bell',
      services: {},
      machine: parts.createMachine({ description: 'A bell.', ...config }),
    });

  test.each([
    ['no description', bell({ description: undefined }), 'bell: the chart has no description'],
    [
      'a guard without a name',
      bell({ on: { 'bell.ring': { guard: () => true } } }),
      'bell: a picture shows names, and this guard has none',
    ],
    [
      'an action without a name',
      bell({ entry: () => undefined }),
      'bell: a picture shows names, and this action has none',
    ],
    [
      'a service of no kind',
      () => readChart({ ...desk, services: { openShop: 'read', sellTea: 'write' } }),
      'desk.sale.open: the definition names no kind of the service ringBell',
    ],
  ])('a chart with %s leads to an error that says where', (_, read, message) => {
    expect(read).toThrow(message);
  });
});
