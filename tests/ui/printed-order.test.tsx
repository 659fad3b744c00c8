import { describe, expect, test } from 'vitest';
import type { PrintOrder } from '../../domain/contract.ts';
import { samplePrintOrder } from '../../machines/samples/sample-print-order.ts';
import { PrintedOrders } from '../../src/features/order-print/views/printed-orders.tsx';
import type { Paper } from '../../src/features/order-print/print-request.ts';
import { show } from './show.tsx';

async function printedText(paper: Paper, order: PrintOrder = samplePrintOrder): Promise<string> {
  const screen = await show(<PrintedOrders orders={[order]} paper={paper} onLaid={() => undefined} />);
  const text = () => screen.container.innerText.replaceAll(/\s+/g, ' ');
  await expect.poll(text).toContain('2 products');
  return text();
}

const papers: readonly Paper[] = ['a4', 'receipt'];

describe.each(papers)('an order on %s', (paper) => {
  test('says who ordered, what its lines cost everybody, and how much less they cost a VIP', async () => {
    const text = await printedText(paper);
    expect(text).toMatch(/Ordered by:? Somsri/);
    expect(text).toContain('2 products · 11 pieces ฿889.90 VIP discount −฿50.00 Total ฿839.90');
  });

  test('at list prices says no discount, and of a person without a name nothing', async () => {
    const detail = samplePrintOrder.detail.map((line) => ({ ...line, list_price: line.price }));
    const text = await printedText(paper, { ...samplePrintOrder, detail, created_by: { name: '' } });
    expect(text).toContain('2 products · 11 pieces Total ฿839.90');
    expect(text).not.toMatch(/Ordered by|discount/i);
  });

  test('paid in part says what is paid and what is due', async () => {
    expect(await printedText(paper, { ...samplePrintOrder, owed: 339.9 })).toContain(
      'Paid ฿500.00 Due ฿339.90 Total ฿839.90',
    );
  });
});

test('a packing list says neither prices nor discounts', async () => {
  expect(await printedText('packing')).not.toMatch(/฿|discount/i);
});
