import { describe, expect, test } from 'vitest';
import { sureFrom } from '../../../domain/orders/order-draft.ts';
import { readInDemo } from './read-order.ts';

const read = readInDemo();

describe('a colour that a product has a shade of', () => {
  test.each([
    ['象裤黑 XXL 10条', 'Charcoal', false],
    ['office mug black 6', 'Charcoal', false],
    ['กางเกงช้างสีดำ XXL 10', 'Charcoal', false],
    ['象裤灰 XXL 10条', 'Charcoal', true],
    ['象裤炭黑 XXL 10条', 'Charcoal', true],
    ['กางเกงช้างสีเทาเข้ม XXL 10', 'Charcoal', true],
    ['海浪杯红色450 10个', 'Brick red', true],
    ['挂钟黑色10个', 'Black', true],
  ])('is to be asked about where that is as much of other colours: %s', async (text, color, isSure) => {
    const { items } = await read(text);
    expect(items.map((item) => [item.color, item.quantity, item.confidence >= sureFrom])).toEqual([
      [color, text.includes('6') ? 6 : 10, isSure],
    ]);
  });
});
