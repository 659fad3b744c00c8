import type { EntrySource, RecogniseInput, StockEntryContext } from './stock-entry-types.ts';
import type { UploadInput } from '../kit/photo-form.ts';
import { answered } from '../kit/answered.ts';

interface Held {
  readonly context: StockEntryContext;
}

/** Ways on from where there are no rows yet. */
const beginning = {
  'file.choose': { target: 'previewing', actions: 'takeFile' },
  'entry.byHand': { target: 'reviewing', actions: 'beginByHand' },
} as const;

/** The states from the choice of a file to its rows. */
export const choosingFile = {
  choosing: { on: beginning },
  previewing: {
    on: {
      ...beginning,
      'file.turn': { guard: 'isPhoto', actions: 'turnPhoto' },
      'file.crop': { guard: 'isPhoto', actions: 'cropPhoto' },
      'file.accept': { target: 'uploading', actions: 'acceptFile' },
      'entry.discard': 'discarded',
    },
  },
  uploading: {
    tags: ['busy'],
    initial: 'sending',
    invoke: {
      id: 'uploadV2',
      src: 'uploadV2',
      input: ({ context }: Held) => uploadInput(context),
      onDone: answered(
        { target: 'recognising', guard: 'isAccepted', actions: ['takeUpload'] },
        { target: 'unread', actions: ['takeProblem'] },
      ),
      onError: { target: 'previewing', actions: 'markLost' },
    },
    on: {
      'delivery.waiting': '.waiting',
      'delivery.unknown': '.unknown',
      'entry.stop': 'previewing',
    },
    states: {
      sending: { tags: ['upload:sending'] },
      waiting: { tags: ['upload:waiting', 'delivery:waiting'] },
      unknown: { tags: ['upload:unknown', 'delivery:unknown'] },
    },
  },
  recognising: {
    tags: ['busy'],
    invoke: {
      id: 'recognise',
      src: 'recognise',
      input: ({ context }: Held) => recogniseInput(context),
      onDone: answered(
        { target: 'reviewing', guard: 'isAccepted', actions: ['takeRows'] },
        { target: 'reviewing', guard: 'hasRows', actions: ['markUnread'] },
        { target: 'unread', actions: ['takeProblem'] },
      ),
      onError: [{ target: 'reviewing', guard: 'hasRows', actions: 'markUnreached' }, { target: 'unreached' }],
    },
    on: { 'entry.stop': [{ target: 'reviewing', guard: 'hasRows' }, { target: 'previewing' }] },
  },
  // The file was refused: another one, or the same once more, where the shop was at fault, or turned and cut otherwise.
  unread: {
    on: {
      ...beginning,
      'entry.retry': [{ target: 'recognising', guard: 'isUploaded' }, { target: 'uploading' }],
      'file.adjust': { target: 'previewing', guard: 'isPhoto', actions: 'showOriginal' },
      'entry.discard': 'discarded',
    },
  },
  unreached: {
    on: { ...beginning, 'entry.retry': 'recognising', 'entry.discard': 'discarded' },
  },
} as const;

function uploadInput(context: StockEntryContext): UploadInput {
  const { blobId, fileName } = sourceOf(context);
  return { key: `upload-${blobId}`, blobId, fileName };
}

function recogniseInput(context: StockEntryContext): RecogniseInput {
  const { kind, filepath } = sourceOf(context);
  const { asked: said } = context;
  if (filepath === null) throw new Error('a file is read only once the server has it');
  return { kind, filepath, said };
}

function sourceOf({ source }: StockEntryContext): EntrySource {
  if (source === null) throw new Error('only a chosen file is sent');
  return source;
}
