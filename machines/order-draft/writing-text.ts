import { answered, outputOf } from '../kit/answered.ts';
import type { OrderDraftContext } from './order-draft-types.ts';

interface Held {
  readonly context: OrderDraftContext;
}

/** Ways on from a text that was not read. */
const writing = {
  'text.change': { target: 'typing', actions: 'takeText' },
  'speech.start': 'typing.listening',
  'text.recognise': { target: 'recognising', actions: 'forgetProblem' },
  'draft.discard': 'empty',
} as const;

/** The states from the first letter to what was recognised. */
export const writingText = {
  empty: {
    tags: ['settled'],
    entry: 'forgetAll',
    on: { 'text.change': writing['text.change'], 'speech.start': writing['speech.start'] },
  },
  typing: {
    initial: 'resting',
    on: {
      'text.change': { actions: 'takeText' },
      'draft.discard': 'empty',
    },
    states: {
      resting: {
        on: {
          'speech.start': 'listening',
          'text.recognise': {
            target: '#order-draft.recognising',
            guard: 'hasText',
            actions: 'forgetProblem',
          },
        },
      },
      listening: {
        invoke: {
          id: 'listen',
          src: 'listen',
          onDone: { target: 'resting', actions: { type: 'takeWords', params: outputOf } },
          onError: { target: 'resting', actions: 'markUnheard' },
        },
        on: { 'listen.interrupted': 'resting' },
      },
    },
  },
  recognising: {
    tags: ['busy'],
    invoke: {
      id: 'submitOrderByText',
      src: 'submitOrderByText',
      input: ({ context: { groupId, text } }: Held) => ({ groupId, text: text.trim() }),
      onDone: answered(
        { target: 'unrecognised', guard: 'isBlank', actions: ['takeRecognised'] },
        { target: 'reviewing', guard: 'isAccepted', actions: ['takeRecognised', 'emitRecognised'] },
        { target: 'unread', actions: ['takeProblem'] },
      ),
      onError: 'unreached',
    },
    on: { 'recognition.stop': 'typing' },
  },
  unread: { on: writing },
  unreached: { on: writing },
  // The products can still be chosen one by one.
  unrecognised: { on: { ...writing, 'draft.review': 'reviewing' } },
} as const;
