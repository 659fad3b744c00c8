import { describe, expect, test } from 'vitest';
import { sheetType } from '../../domain/stock-entry/sheet-type.ts';
import { prepareEntryFile } from '../../src/platform/entry-files.ts';

async function nameOf(name: string, type: string): Promise<string> {
  const prepared = await prepareEntryFile(new File(['Cup'], name, { type }));
  return prepared.ok ? prepared.fileName : prepared.reason;
}

describe('a chosen file', () => {
  test.each([
    ['that is a list keeps its name', 'Goods.XLSX', sheetType, 'Goods.XLSX'],
    ['that is a sheet without a name is called as exported lists are', '', sheetType, 'sku_list.xlsx'],
    ['of no kind in which goods are read is refused', 'goods.zip', 'application/zip', 'wrong_file_type'],
  ])('%s', async (_, name, type, result) => {
    expect(await nameOf(name, type)).toBe(result);
  });
});
