import { describe, expect, test } from 'vitest';
import { printDiscount } from '../../../domain/orders/print-discount.ts';

const plain = { list_price: 19.99, quantity: 10, total_price: 199.9, is_vip: 0 } as const;
const vip = { list_price: 0.3, quantity: 3, total_price: 0.6, is_vip: 1 } as const;

describe('the discount on a print', () => {
  test.each([
    ['lines at their list prices have none', [plain], null],
    ['no lines have none', [], null],
    [
      'VIP prices add up to a discount of VIPs, to the satang',
      [plain, vip, vip],
      { list: 20170, less: 60, isVip: true },
    ],
    [
      'a price that staff set makes it a discount of no particular kind',
      [{ ...plain, total_price: 150 }, vip],
      { list: 20080, less: 5020, isVip: false },
    ],
    [
      'what staff added to one line is counted against what they took off another',
      [
        { ...plain, total_price: 199 },
        { ...vip, total_price: 1 },
      ],
      { list: 20080, less: 80, isVip: false },
    ],
    ['an order that costs more than its list prices has none', [{ ...plain, total_price: 250 }, vip], null],
  ])('%s', (_, lines, expected) => {
    expect(printDiscount(lines)).toEqual(expected);
  });
});
