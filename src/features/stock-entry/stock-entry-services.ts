import { entryRow, pricesProduct } from '../../../domain/entry-rows.ts';
import { plainBaht, toBaht } from '../../../domain/money.ts';
import type { DataOf } from '../../../domain/operations.ts';
import { accepted, refused } from '../../../domain/outcome.ts';
import type { ReadService, WriteService } from '../../../domain/service.ts';
import type { UploadInput } from '../../../machines/kit/photo-form.ts';
import type {
  ImportInput,
  RecogniseInput,
  RecogniseOutcome,
} from '../../../machines/stock-entry/stock-entry-types.ts';
import type { Api } from '../../api/api.ts';
import { outcomeOf } from '../../api/read-answer.ts';
import { readOperation } from '../../api/read-operation.ts';
import type { ServiceOf } from '../../api/service-of.ts';
import { uploadRequest, writeRequest } from '../../api/write-request.ts';

interface Imported {
  readonly created: number;
  readonly increased: number;
  readonly skuIds: readonly string[];
}

const uploadV2: ServiceOf<'uploadV2', UploadInput> = {
  kind: 'write',
  request: ({ key, ...file }) => uploadRequest('uploadV2', key, file),
  outcome: outcomeOf,
};

const confirmImportSkus: WriteService<ImportInput, Imported> = {
  kind: 'write',
  request: ({ key, at, rows, filepath }) =>
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
          ...(row.product === null ? {} : { sku_id: row.product.id, set_price: row.setsPrice }),
          ...(row.vip === null || !pricesProduct(row) ? {} : { vip_price: plainBaht(row.vip) }),
        })),
        timestamp: new Date(at).toISOString(),
        total_items: rows.length,
        total_value: toBaht(rows.reduce((sum, { pieces, paid }) => sum + pieces * paid, 0)),
        ...(filepath === '' ? {} : { file_path: filepath }),
      },
    }),
  outcome(answer) {
    const outcome = outcomeOf<DataOf<'confirmImportSkus'>>(answer);
    if (!outcome.ok) return outcome;
    const { created, increased, items } = outcome.value;
    return accepted({ created, increased, skuIds: items.map(({ sku_id: skuId }) => skuId) });
  },
};

/** The services of the stock entry chart over HTTP. */
export function stockEntryServices(api: Api) {
  const recognise: ReadService<RecogniseInput, RecogniseOutcome> = {
    kind: 'read',
    async run({ kind, filepath }, signal) {
      const body = kind === 'photo' ? { photo_path: filepath } : { file_path: filepath };
      const outcome = await readOperation(api, 'recognizeSkusFromPhoto', { body }, signal);
      if (!outcome.ok) return outcome;
      if (outcome.value.length === 0)
        return refused({ reason: 'nothing_recognised', message: '', status: 422, details: {} });
      return accepted({
        rows: outcome.value.map(entryRow),
        images: kind === 'photo' ? [filepath] : [],
      });
    },
  };
  return { uploadV2, recognise, confirmImportSkus };
}
