import { changePhoto, markMissing, mayRetry, nextUpload, sentPaths } from '../../domain/photos/photos.ts';
import type { KeptPhoto } from '../../domain/photos/photos.ts';
import { isCounted, isReady } from '../../domain/stock/stocktake-review.ts';
import { showOpen } from '../../domain/stock/stocktake-sheet.ts';
import type { LineResult, StocktakeLine } from '../../domain/stock/stocktake.ts';
import { outputOf } from '../kit/answered.ts';
import type { UploadInput, UploadOutcome } from '../kit/photo-form.ts';
import { keyOfCall, write } from '../kit/write.ts';
import type { RecordInput, RecordResult, StocktakeContext } from './stocktake-types.ts';

interface Held {
  readonly context: StocktakeContext;
}

/** The states from the confirmation to the last answer: photos first, then a call after the other. */
export const recording = {
  uploading: {
    tags: ['busy', 'delivery:photos'],
    initial: 'next',
    on: { 'stocktake.edit': { target: 'review', actions: 'dropCall' } },
    states: {
      next: {
        always: [
          { target: '#stocktake.recording', guard: 'areCallPhotosSent' },
          { target: '#stocktake.review', guard: 'hasFailedCallPhoto', actions: 'showPhotosMissing' },
          { target: 'photo' },
        ],
      },
      photo: {
        initial: 'sending',
        invoke: {
          id: 'uploadV2',
          src: 'uploadV2',
          input: ({ context }: Held) => uploadInput(context),
          onDone: { target: 'next', actions: { type: 'takeUpload', params: outputOf } },
          onError: { target: 'next', actions: 'failUpload' },
        },
        on: { 'delivery.waiting': '.waiting', 'delivery.unknown': '.unknown' },
        states: {
          sending: { tags: ['upload:sending'] },
          waiting: { tags: ['upload:waiting'] },
          unknown: { tags: ['upload:unknown'] },
        },
      },
    },
  },
  recording: write({
    service: 'stocktake',
    input: ({ context }: Held) => recordInput(context),
    onDone: [
      { target: 'answered', guard: 'isAccepted', actions: ['takeResults', 'emitRecorded'] },
      { target: 'refused', actions: ['takeRefusal'] },
    ],
  }),
  answered: {
    always: [
      { target: 'recording', guard: 'hasCallsLeft' },
      { target: 'paused', guard: 'goesOn', actions: 'dropCall' },
      { target: 'recorded', guard: 'isAllRecorded', actions: 'dropCall' },
      { target: 'review.open', actions: 'dropCall' },
    ],
  },
  refused: { on: { 'stocktake.edit': 'review' } },
  unreachable: { tags: ['delivery:unreachable'], on: { 'stocktake.retry': 'recording' } },
} as const;

/** Begins to record all that is ready, under the key of that intent. Photos that could not be sent before are tried again. */
export function beginCall(context: StocktakeContext, key: string): Pick<StocktakeContext, 'call' | 'photos'> {
  const ids = context.lines.filter(isReady).map(({ product }) => product.id);
  const photos = context.photos.map((photo): KeptPhoto =>
    mayRetry(photo) ? { ...photo, status: 'kept', problem: null } : photo,
  );
  return { call: { key, number: 1, ids }, photos };
}

/** The photos of the lines that are confirmed. */
export function callPhotos({ call, lines, photos }: StocktakeContext): readonly KeptPhoto[] {
  const ids = new Set(call?.ids ?? []);
  const named = new Set(lines.filter(({ product }) => ids.has(product.id)).flatMap((line) => line.photos));
  return photos.filter(({ blobId }) => named.has(blobId));
}

/** Takes the answer of the upload that was under way. */
export function takeUpload(
  context: StocktakeContext,
  outcome: UploadOutcome,
): Pick<StocktakeContext, 'photos'> {
  return changeUpload(
    context,
    outcome.ok
      ? { status: 'sent', filepath: outcome.value.filepath, problem: null }
      : { status: 'failed', problem: outcome.problem },
  );
}

/** The photo under way could not be sent; it is still on the device. */
export function failUpload(context: StocktakeContext): Pick<StocktakeContext, 'photos'> {
  return changeUpload(context, { status: 'failed' });
}

function changeUpload(
  context: StocktakeContext,
  change: Partial<KeptPhoto>,
): Pick<StocktakeContext, 'photos'> {
  const { photos } = context;
  const photo = nextUpload(callPhotos(context));
  return { photos: photo === undefined ? photos : changePhoto(photos, photo.blobId, change) };
}

function uploadInput(context: StocktakeContext): UploadInput {
  const photo = nextUpload(callPhotos(context));
  if (photo === undefined) throw new Error('an upload starts only with a kept photo');
  return { key: `upload-${photo.blobId}`, blobId: photo.blobId, fileName: photo.fileName };
}

function recordInput({ stocktakeId, linesPerCall, call, lines, photos }: StocktakeContext): RecordInput {
  if (call === null) throw new Error('lines are recorded only once they were confirmed');
  const byId = new Map(lines.map((line) => [line.product.id, line]));
  const sent = call.ids
    .slice(0, linesPerCall)
    .flatMap((id) => byId.get(id) ?? [])
    .filter(isCounted);
  const images = sent.map((line) => sentPaths(photos.filter(({ blobId }) => line.photos.includes(blobId))));
  return { key: keyOfCall(call), stocktakeId, lines: sent, images };
}

/** What the answer of a call changes: each line has its result, and the next call is due. */
export function takeResults(
  context: StocktakeContext,
  results: readonly RecordResult[],
): Pick<StocktakeContext, 'lines' | 'shown' | 'draft' | 'call' | 'photos'> {
  const { linesPerCall, call, photos } = context;
  const byId = new Map(results.map((result) => [result.productId, result]));
  const answeredIds = new Set(call?.ids.slice(0, linesPerCall));
  const lines = context.lines.map((line) =>
    answeredIds.has(line.product.id) ? answeredLine(line, byId) : line,
  );
  const { shown, draft } = showOpen({ ...context, lines });
  return {
    lines,
    shown,
    draft,
    call: call && { ...call, number: call.number + 1, ids: call.ids.slice(linesPerCall) },
    photos: results.reduce<readonly KeptPhoto[]>(
      (kept, { reason, details }) => markMissing(kept, { reason, details, message: '', status: 404 }),
      photos,
    ),
  };
}

function answeredLine(line: StocktakeLine, byId: ReadonlyMap<string, RecordResult>): StocktakeLine {
  const answer = byId.get(line.product.id);
  const result: LineResult =
    answer === undefined
      ? { kind: 'refused', reason: 'server_error', onHand: null, details: {} }
      : answer.ok
        ? { kind: 'recorded' }
        : answer.reason === 'stock_moved' && answer.onHand !== null
          ? { kind: 'moved', onHand: answer.onHand }
          : { kind: 'refused', reason: answer.reason, onHand: answer.onHand, details: answer.details };
  return { ...line, result };
}
