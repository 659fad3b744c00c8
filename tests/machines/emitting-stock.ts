import { accepted } from '../../domain/outcome.ts';
import { stocktakeProduct } from '../../domain/stock/stocktake.ts';
import { barcodeAssignmentMachine } from '../../machines/barcode-assignment/barcode-assignment-machine.ts';
import { sampleShelfCup } from '../../machines/samples/sample-stock.ts';
import { stockDialogMachine } from '../../machines/stock-dialog/stock-dialog-machine.ts';
import { stockEntryMachine } from '../../machines/stock-entry/stock-entry-machine.ts';
import { stocktakeMachine } from '../../machines/stocktake/stocktake-machine.ts';
import { live } from './live-chart.ts';

export const assigned = (answer: unknown) =>
  live(barcodeAssignmentMachine, { barcode: '8859034122078' }, { assignBarcode: answer }, [
    { type: 'barcode.assign', product: sampleShelfCup, key: 'key-1' },
  ]);

export const moved = (answer: unknown) =>
  live(
    stockDialogMachine,
    { skuId: sampleShelfCup.id },
    { skuDetail: accepted(sampleShelfCup), washStock: answer },
    [
      { type: 'dialog.open', mode: 'move' },
      { type: 'field.change', field: 'figure', text: '2' },
      { type: 'move.send', key: 'key-1' },
    ],
  );

export const counted = () =>
  live(
    stocktakeMachine,
    { stocktakeId: 'stocktake-1', linesPerCall: 500 },
    {
      stockList: accepted({
        products: [stocktakeProduct(sampleShelfCup)],
        total: 1,
        inactive: 0,
        hasMore: false,
      }),
      checkStock: [],
      stocktake: accepted([{ productId: sampleShelfCup.id, ok: true, reason: '', onHand: 400, details: {} }]),
    },
    [
      { type: 'scope.choose', scope: { kind: 'all' }, showsExpected: false },
      { type: 'figure.change', text: '400' },
      { type: 'line.count' },
      { type: 'stocktake.review' },
      { type: 'stocktake.confirm', key: 'key-1' },
    ],
  );

export const booked = () =>
  live(
    stockEntryMachine,
    { groupId: 'group-1' },
    { confirmImportSkus: accepted({ created: 1, increased: 0, skuIds: ['sku-bowl', 'sku-bowl'] }) },
    [
      { type: 'entry.byHand' },
      { type: 'row.add', rowId: 'row-1' },
      { type: 'row.change', rowId: 'row-1', field: 'name', text: 'Bowl' },
      { type: 'row.change', rowId: 'row-1', field: 'amount', text: '6' },
      { type: 'row.change', rowId: 'row-1', field: 'price', text: '60.50' },
      {
        type: 'rows.category',
        rowIds: ['row-1'],
        category: { ids: ['table', 'dishes', 'bowls'], label: '' },
      },
      { type: 'row.change', rowId: 'row-1', field: 'sellingPrice', text: '97' },
      { type: 'entry.book', key: 'key-1' },
    ],
  );
