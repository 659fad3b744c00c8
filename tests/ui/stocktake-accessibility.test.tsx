import { describe, expect, test } from 'vitest';
import { casesAt } from '../all-cases.ts';
import { createActor } from 'xstate';
import type { StocktakeDetail } from '../../domain/contract.ts';
import { printMachine } from '../../machines/print/print-machine.ts';
import { sampleCup } from '../../machines/samples/sample-records.ts';
import { sampleStockRecord, sampleStocktake } from '../../machines/samples/sample-stock.ts';
import { DocumentScreen } from '../../src/features/printing/views/document-screen.tsx';
import { useProtocolDocument } from '../../src/features/stocktake/views/protocol-document.tsx';
import { expectNoFaults, recorded, review, showStocktake } from './stocktake-scene.tsx';
import { show } from './show.tsx';

const protocol: StocktakeDetail = {
  ...sampleStocktake,
  cursor: null,
  records: ['a', 'b'].map((id) => ({
    ...sampleStockRecord,
    id,
    operation_type: 'inventory',
    operation_subtype: 'inventory_increase',
    product: { ...sampleCup, id, barcode: '8850001112224' },
  })),
};

function Protocol() {
  const print = createActor(printMachine).start();
  const document = useProtocolDocument('Baan Suan')(protocol);
  return (
    <DocumentScreen
      print={print}
      title="Baan Suan"
      fallback="/stocktakes"
      notice={null}
      onCopyLink={() => undefined}
      document={document}
    />
  );
}

describe.each(casesAt(['zh', 'en', 'th'] as const, 2))('in %s', (language) => {
  test.each(['light', 'dark'] as const)('the recount has no fault that axe knows in %s', async (scheme) => {
    const { screen, stocktake } = await showStocktake({
      language,
      scheme,
      moved: [{ id: 'a', onHand: 10 }],
      answer: recorded,
    });
    await review(stocktake, 11, 12);
    stocktake.send({ type: 'line.recount', productId: 'a' });
    await expect.element(screen.getByRole('dialog', { name: /./ })).toBeVisible();
    await expectNoFaults();
  });

  test.each(['light', 'dark'] as const)(
    'the question of what is not counted, and a part that is recorded, have no fault that axe knows in %s',
    async (scheme) => {
      const { screen, stocktake } = await showStocktake({ language, scheme, answer: recorded });
      await review(stocktake, 12);
      stocktake.send({ type: 'stocktake.confirm', at: 300 });
      await expect.element(screen.getByRole('dialog', { name: /./ })).toBeVisible();
      await expectNoFaults();
      stocktake.send({ type: 'stocktake.confirm', key: 'key-1', at: 301 });
      await expect.poll(() => stocktake.getSnapshot().matches('paused')).toBe(true);
      await expect.element(screen.getByRole('heading', { level: 2 })).toBeVisible();
      await expectNoFaults();
    },
  );

  test.each(['light', 'dark'] as const)('the result has no fault that axe knows in %s', async (scheme) => {
    const { screen, stocktake } = await showStocktake({ language, scheme, answer: recorded });
    await review(stocktake, 12, 13, 12);
    stocktake.send({ type: 'stocktake.confirm', key: 'key-1', at: 300 });
    await expect.poll(() => stocktake.getSnapshot().matches('recorded')).toBe(true);
    await expect.element(screen.getByRole('heading', { level: 2 })).toBeVisible();
    await expectNoFaults();
  });

  test.each(['light', 'dark'] as const)('the protocol has no fault that axe knows in %s', async (scheme) => {
    const screen = await show(<Protocol />, { language, scheme, roles: ['storekeeper'] });
    await expect.element(screen.getByRole('table')).toBeVisible();
    await expectNoFaults();
  });
});
