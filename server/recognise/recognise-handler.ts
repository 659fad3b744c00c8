import type { components } from '../../domain/contract.gen.ts';
import { toBaht } from '../../domain/money.ts';
import type { DataOf } from '../../domain/operations.ts';
import { productMatch } from '../catalogue/product-match.ts';
import type { Call } from '../contract/call.ts';
import { readSingleId } from '../contract/request-values.ts';
import { fileAddress } from '../files/file-address.ts';
import { keepMadePicture } from '../files/keep-made-picture.ts';
import { findOwnUpload } from '../files/own-pictures.ts';
import type { FileStore } from '../files/storage/file-store.ts';
import { Refusal } from '../http/refusal.ts';
import type { RecognitionJobRow } from '../store/queries/stock/recognition-jobs.ts';
import type { UploadRow } from '../store/queries/uploads.ts';
import type { Queries } from '../store/store.ts';
import { columnHints } from './column-hints.ts';
import type { MerchantCategories } from './matching/merchant-categories.ts';
import { categoryAnswer, matchInCategory, matchRows, meaningsOfRows } from './matching/meanings-of-rows.ts';
import type { RowMeaning } from './matching/meanings-of-rows.ts';
import { attributesInNames, saidBy, withoutAttributes } from './names-of-rows.ts';
import type { ReadRow, RowProblem } from './recognised.ts';
import { carryOnReading } from './recognition-jobs.ts';
import { RecognitionRefused } from './recognition-refused.ts';
import type { Recogniser } from './recogniser.ts';

type Item = components['schemas']['RecognisedItem'];

/** What reads files: `external` too, null without one, for merchants that allow it. */
export interface Recognisers {
  readonly own: Recogniser;
  readonly external: Recogniser | null;
}

/** The handlers that read the goods in an uploaded file, at once or as a job. */
export function createRecogniseHandlers(files: FileStore, { own, external }: Recognisers) {
  async function recogniserFor({ merchant }: Queries): Promise<Recogniser> {
    return external !== null && (await merchant.usesExternalModels()) ? external : own;
  }

  async function carryOn({ store }: Pick<Call<'recognition'>, 'store'>, upload: UploadRow): Promise<void> {
    const { uploads } = store;
    await carryOnReading(store, upload, {
      files,
      recogniser: await recogniserFor(store),
      keepPage: async (picture) =>
        await keepMadePicture(
          { uploads, uploader_id: upload.uploader_id },
          { bytes: Buffer.from(picture), extension: 'webp' },
          files,
          // A page without its picture can be read all the same.
        ).catch(() => ''),
    });
  }

  return {
    plainReads: {
      matchRows,

      async recognizeSkusFromPhoto(
        call: Call<'recognizeSkusFromPhoto'>,
      ): Promise<DataOf<'recognizeSkusFromPhoto'>> {
        const address = readSingleId('photo_path', [call.body.photo_path, call.body.file_path]);
        const upload = await findOwnUpload(call, address);
        const { columns = [] } = call.body;
        if (call.body.async === true) {
          await call.store.recognitionJobs.open(upload.file_name, columns);
          await carryOn(call, upload);
          return { job_id: upload.file_name };
        }
        const bytes = await files.read(upload.file_name);
        if (bytes === null) throw new Refusal('not_found', { filepath: address });
        const recogniser = await recogniserFor(call.store);
        const hints = await columnHints(call.store.recognitionHints, columns);
        const { rows } = await recogniser.read(bytes, upload.content_type, { hints }).catch(refuse);
        return await itemsOf(call.store, rows);
      },

      async recognition(call: Call<'recognition'>): Promise<DataOf<'recognition'>> {
        const { job_id } = call.query;
        const upload = await call.store.uploads.find(job_id);
        const job = await call.store.recognitionJobs.find(job_id);
        if (job === null || upload?.uploader_id !== call.caller.user.user_id)
          throw new Refusal('not_found', { job_id });
        await carryOn(call, upload);
        return await jobAnswer(call.store, job, upload);
      },
    },
  };
}

async function jobAnswer(
  store: Queries,
  { page, pages, rows, columns, images, problem }: RecognitionJobRow,
  { file_name, content_type }: UploadRow,
): Promise<DataOf<'recognition'>> {
  return {
    page,
    pages,
    done: rows !== null || problem !== null,
    images: content_type.startsWith('image/') ? [fileAddress(file_name)] : [...images],
    columns: [...columns],
    ...(rows === null ? {} : { items: await itemsOf(store, rows) }),
    ...(problem === null ? {} : { problem }),
  };
}

function refuse(error: unknown): never {
  if (!(error instanceof RecognitionRefused)) throw error;
  throw new Refusal(error.problem, error.limit === undefined ? {} : { limit: error.limit });
}

/** The rows with the products and categories of this merchant that they mean. What stands in a sheet was written so, and not misread. */
async function itemsOf(
  store: Pick<Queries, 'catalogue' | 'recognitionHints'>,
  rows: readonly ReadRow[],
): Promise<Item[]> {
  const { meanings, categories } = await meaningsOfRows(store, rows, ({ source }) => 'page' in source);
  const may = attributesInNames(rows);
  return rows.map((row, at) => {
    const isNew = meanings[at]?.product == null;
    return itemOf(row, isNew ? withoutAttributes(row, may) : row, meanings[at], categories);
  });
}

function itemOf(
  read: ReadRow,
  row: ReadRow,
  { product: sku = null, namesakes = 0, similar = null, likely = null }: Partial<RowMeaning> = {},
  categories: MerchantCategories,
): Item {
  const path = sku === null ? categories.named(row.category) : categories.pathOf(sku.category_id);
  const [one, two, three] = path ?? [];
  const problem = problemOf(row, path !== null);
  return {
    name: row.name,
    cate_name1: one?.name ?? '',
    cate_name2: two?.name ?? '',
    cate_name3: three?.name ?? '',
    cate_id1: one?.category_id ?? '',
    cate_id2: two?.category_id ?? '',
    cate_id3: three?.category_id ?? '',
    color: row.color,
    size: row.size,
    style: row.style,
    amount: row.amount ?? 0,
    price: row.price === null ? 0 : toBaht(row.price),
    ...(row.currency === undefined ? {} : { currency: row.currency }),
    confidence: row.confidence,
    ...(row.nameConfidence === undefined ? {} : { name_confidence: row.nameConfidence }),
    source: 'page' in row.source ? { page: row.source.page, box: [...row.source.box] } : row.source,
    ...(row.barcode === '' ? {} : { barcode: row.barcode }),
    ...(row.name === read.name ? {} : { read_as: saidBy(read) }),
    ...(problem === null ? {} : { problem }),
    ...(row.packs === true ? { packs: true } : {}),
    ...(row.likelyAmount === undefined ? {} : { likely_amount: row.likelyAmount }),
    ...(sku === null ? {} : { match: productMatch(sku) }),
    ...(namesakes > 1 ? { namesakes } : {}),
    ...(similar === null ? {} : { similar: matchInCategory(similar, categories) }),
    ...(path !== null || likely === null ? {} : { likely_category: categoryAnswer(likely) }),
  };
}

/** What has to be corrected first; a row that is merely unsure has to get its category before. */
function problemOf({ problem }: ReadRow, hasCategory: boolean): RowProblem | null {
  if (hasCategory || (problem !== null && problem !== 'unsure')) return problem;
  return 'category_unknown';
}
