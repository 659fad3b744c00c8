import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inProcessRecogniser } from './in-process-recogniser.ts';
import { compareGoods, supplierGoods } from './supplier-goods.ts';

const types: Readonly<Record<string, string>> = {
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.xls': 'application/vnd.ms-excel',
  '.csv': 'text/csv',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.doc': 'application/msword',
  '.pdf': 'application/pdf',
};

describe.each(['suppliers', 'suppliers-later', 'suppliers-third', 'suppliers-fourth'])(
  'the files of %s',
  (set) => {
    const folder = join('tests/fixtures/recognition', set);

    test.each([...supplierGoods(folder)])('%s is read with all of its goods', async (file, goods) => {
      const { rows } = await inProcessRecogniser.read(
        readFileSync(join(folder, file)),
        types[extname(file)] ?? '',
      );
      expect(compareGoods(goods, rows)).toEqual({ missing: [], unmarked: [] });
    });
  },
);
