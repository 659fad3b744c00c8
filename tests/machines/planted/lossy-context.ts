import { assign, setup } from 'xstate';
import { plant } from './plant.ts';

interface Context {
  readonly photos: ReadonlySet<string>;
  readonly label: string | undefined;
  readonly pages: number;
}

const machine = setup({
  types: { context: {} as Context, events: {} as { type: 'photo.add' } },
}).createMachine({
  id: 'album',
  context: { photos: new Set(), label: '', pages: 0 },
  initial: 'open',
  states: {
    open: {
      on: {
        'photo.add': {
          target: 'closed',
          actions: assign({ label: undefined, pages: ({ context }) => context.photos.size + 1 }),
        },
      },
    },
    closed: {},
  },
});

/** A set and an `undefined`: JSON makes the one an empty object and loses the other. */
export const lossyContext = plant(machine, { events: [{ type: 'photo.add' }] });
