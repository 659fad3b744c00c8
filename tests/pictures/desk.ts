import { and, assign, fromPromise, not, or, setup } from 'xstate';
import type { DrawnWorkflow } from '../../pictures/read-chart.ts';

const nothing = fromPromise(() => Promise.resolve(null));

/** A small chart with one of everything that a picture shows, and with texts that mean something in XML. */
export const desk: DrawnWorkflow = {
  name: 'desk',
  services: { openShop: 'read', sellTea: 'write', ringBell: 'once' },
  machine: setup({
    types: {
      context: {} as { note: string; cups: number },
      tags: {} as 'busy' | '<b>&"',
    },
    actors: { openShop: nothing, sellTea: nothing, ringBell: nothing },
    guards: { hasTea: () => true, isOpen: () => true, isLate: () => false },
    actions: { greet: () => undefined, lock: () => undefined },
  }).createMachine({
    id: 'shop-desk',
    description: 'Tea & "cups" < 3.',
    context: { note: '', cups: 0 },
    type: 'parallel',
    states: {
      lamp: {
        initial: 'off',
        states: {
          off: { on: { 'lamp.turn': 'on' } },
          on: { after: { 500: 'off' }, on: { 'lamp.turn': { target: 'on', reenter: true } } },
        },
      },
      sale: {
        initial: 'closed',
        onDone: { actions: 'lock' },
        on: { 'shop.close': '.closed' },
        states: {
          closed: {
            entry: 'greet',
            exit: 'lock',
            invoke: { id: 'openShop', src: 'openShop', onDone: 'open', onError: '#shop-desk.sale' },
          },
          open: {
            tags: ['busy', '<b>&"'],
            always: { target: 'over', guard: and(['isLate', or(['hasTea', not('isOpen')])]) },
            invoke: [
              { id: 'firstCup', src: 'sellTea', onError: 'closed' },
              { id: 'ringBell', src: 'ringBell', onError: { actions: ['greet', 'lock'] } },
            ],
            on: {
              'note.type': [
                { guard: 'isLate', target: 'over' },
                { actions: [assign({ note: 'x', cups: 1 }), assign(() => ({ cups: 2 }))] },
              ],
            },
          },
          before: { type: 'history' },
          over: { type: 'final' },
        },
      },
    },
  }),
};
