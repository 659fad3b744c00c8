import { assign, fromPromise, setup } from 'xstate';
import type { WorkflowDefinition } from '../../../machines/kit/workflow.ts';
import { notProvided } from '../../../machines/kit/not-provided.ts';
import { plant } from './plant.ts';

const parts = setup({
  types: {
    context: {} as { readonly text: string; readonly strokes: number },
    events: {} as { type: 'note.type'; text: string } | { type: 'note.close' },
  },
  actors: { findNote: fromPromise<null, { readonly text: string }>(notProvided) },
  actions: {
    takeText: assign({ text: ({ event }) => ('text' in event ? event.text : '') }),
    countStroke: assign({ strokes: ({ context }) => context.strokes + 1 }),
  },
});

const counting = parts.createMachine({
  id: 'counting-note',
  context: { text: '', strokes: 0 },
  initial: 'open',
  states: {
    open: { on: { 'note.type': { actions: ['takeText', 'countStroke'] }, 'note.close': 'closed' } },
    closed: {},
  },
});

const searching = parts.createMachine({
  id: 'searching-note',
  context: { text: '', strokes: 0 },
  initial: 'open',
  states: {
    open: { on: { 'note.type': { target: 'looking', actions: 'takeText' } } },
    looking: {
      invoke: {
        id: 'findNote',
        src: 'findNote',
        input: ({ context }) => ({ text: context.text }),
        onDone: 'open',
        onError: 'open',
      },
      on: { 'note.type': { target: 'looking', reenter: true, actions: 'takeText' } },
    },
  },
});

const deaf = parts.createMachine({
  id: 'deaf-note',
  context: { text: '', strokes: 0 },
  initial: 'open',
  states: { open: { on: { 'note.close': 'closed' } }, closed: {} },
});

const events = [
  { type: 'note.type' as const, text: 'tea' },
  { type: 'note.type' as const, text: 'rice' },
  { type: 'note.close' as const },
];
const fields: WorkflowDefinition['fields'] = { 'note.type': 'text' };

/** Each stroke leaves something behind beside the text. */
export const countedStrokes = plant(counting, { events }, {}, { fields });

/** Each stroke starts a service; of those that are not recorded nobody would know. */
export const servedStrokes = plant(
  searching,
  { events, answers: { findNote: [null] } },
  { findNote: 'read' },
  { fields },
);

/** No state handles the typing event. */
export const unheardStrokes = plant(deaf, { events }, {}, { fields });

/** What is typed is not where the workflow says. */
export const misplacedText = plant(counting, { events }, {}, { fields: { 'note.type': 'words' } });
