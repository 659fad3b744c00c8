import type { ReadColumn } from '../../../domain/stock-entry/entry-columns.ts';
import { entryRow } from '../../../domain/stock-entry/recognised-rows.ts';
import { foundRow } from '../../../domain/stock-entry/row-lookups.ts';
import type { RecognisedItem } from '../../../domain/stock-entry/entry-rows.ts';
import { plainBaht, toBaht } from '../../../domain/money.ts';
import type { DataOf } from '../../../domain/operations.ts';
import { accepted, refused } from '../../../domain/outcome.ts';
import type { ReadService, WriteService } from '../../../domain/service.ts';
import type {
  Imported,
  ImportInput,
  MatchInput,
  MatchOutcome,
  RecogniseInput,
  RecogniseOutcome,
} from '../../../machines/stock-entry/stock-entry-types.ts';
import type { Api } from '../../api/api.ts';
import { outcomeOf } from '../../api/read-answer.ts';
import { pause } from '../../api/pause.ts';
import { readOperation } from '../../api/read-operation.ts';
import { uploadV2 } from '../../api/upload-v2.ts';
import { writeRequest } from '../../api/write-request.ts';
import type { ReadPages } from './recognition-progress.ts';

const confirmImportSkus: WriteService<ImportInput, Imported> = {
  kind: 'write',
  request: ({ key, at, rows, said, filepath }) =>
    writeRequest('confirmImportSkus', key, {
      body: {
        items: rows.map((row) => ({
          name: row.name.trim(),
          category_label: row.category?.label ?? '',
          category_id: [...(row.category?.ids ?? [])],
          color: row.color.trim(),
          size: row.size.trim(),
          style: row.style.trim(),
          amount: row.pieces,
          price: plainBaht(row.paid),
          barcode: row.barcode.trim(),
          // A misread word teaches nothing.
          read_as: row.isMisread === true ? '' : row.readAs,
          ...(row.selling === null ? {} : { selling_price: plainBaht(row.selling) }),
          ...(row.product === null ? {} : { sku_id: row.product.id, set_price: row.setsPrice }),
          // Of all rows of its product, also where another one sets the price: rows that differ are refused.
          ...(row.vip === null ? {} : { vip_price: plainBaht(row.vip) }),
        })),
        timestamp: new Date(at).toISOString(),
        total_items: rows.length,
        total_value: toBaht(rows.reduce((sum, { pieces, paid }) => sum + pieces * paid, 0)),
        ...(filepath === '' ? {} : { file_path: filepath }),
        ...(said.length === 0 ? {} : { columns: [...said] }),
      },
    }),
  outcome(answer) {
    const outcome = outcomeOf<DataOf<'confirmImportSkus'>>(answer);
    if (!outcome.ok) return outcome;
    const { created, increased, items } = outcome.value;
    const made = items.flatMap((item) => (item.created ? [{ skuId: item.sku_id, stock: item.stock }] : []));
    return accepted({ created, increased, skuIds: items.map(({ sku_id: skuId }) => skuId), made });
  },
};

/** Milliseconds between two questions how far a file is. */
const askAgainMs = 700;

/** The services of the stock entry chart over HTTP. `onProgress` hears how far the reading of a file is. */
export function stockEntryServices(api: Api, onProgress: (filepath: string, progress: ReadPages) => void) {
  /** A file has one job: what is asked again after a restart goes on where it was. */
  async function openJob({ kind, filepath, said }: RecogniseInput, signal: AbortSignal) {
    const body = kind === 'photo' ? { photo_path: filepath } : { file_path: filepath };
    const columns = said.length === 0 ? {} : { columns: [...said] };
    const options = { body: { ...body, ...columns, async: true } };
    return await readOperation(api, 'recognizeSkusFromPhoto', options, signal);
  }

  async function awaitJob(jobId: string, filepath: string, signal: AbortSignal): Promise<RecogniseOutcome> {
    const outcome = await readOperation(api, 'recognition', { query: { job_id: jobId } }, signal);
    if (!outcome.ok) return outcome;
    const { page, pages, done, items = [], images, columns, problem } = outcome.value;
    onProgress(filepath, { page, pages });
    if (problem !== undefined) return unread(problem);
    if (done) return readingOf(items, images, columns);
    await pause(askAgainMs, signal);
    return await awaitJob(jobId, filepath, signal);
  }

  const recognise: ReadService<RecogniseInput, RecogniseOutcome> = {
    kind: 'read',
    async run(input, signal) {
      const opened = await openJob(input, signal);
      if (!opened.ok) return opened;
      return 'job_id' in opened.value
        ? await awaitJob(opened.value.job_id, input.filepath, signal)
        : readingOf(opened.value, input.kind === 'photo' ? [input.filepath] : [], []);
    },
  };
  const matchRows: ReadService<MatchInput, MatchOutcome> = {
    kind: 'read',
    async run({ rows }, signal) {
      const body = { rows: rows.map(({ rowId: _id, ...row }) => row) };
      const outcome = await readOperation(api, 'matchRows', { body }, signal);
      return outcome.ok ? accepted(rows.map((row, at) => foundRow(row, outcome.value[at]))) : outcome;
    },
  };
  return { uploadV2, recognise, matchRows, confirmImportSkus };
}

function readingOf(
  items: readonly RecognisedItem[],
  images: readonly string[],
  columns: readonly ReadColumn[],
): RecogniseOutcome {
  if (items.length === 0) return unread('nothing_recognised');
  return accepted({ rows: items.map(entryRow), images, columns });
}

function unread(reason: string): RecogniseOutcome {
  return refused({ reason, message: reason, status: 422, details: {} });
}
