import { expect, test } from 'vitest';
import { readInBrief } from './reading.ts';

test.each([
  '杯子还有货吗？多少钱一个',
  '请问红豆1公斤的还有货吗？多少钱一包？',
  '炒锅一口多少钱',
  'whats the price for 10?',
  'how much for 20 of the mugs?',
  'แก้วยังมีไหมคะ ราคาเท่าไหร่ต่อ 1 ใบ',
])('%s orders nothing', (text) => {
  const { items, others } = readInBrief(text);
  expect(items.filter((item) => !item.startsWith('name'))).toEqual([]);
  expect(others.join('')).not.toBe('');
});

test.each([
  ['还有货的话来10个杯子', 'add | 杯子 | 10'],
  ['杯子有货吗? 要5个', 'add | 杯子 | 5'],
  ['多少钱一包？有货的话来10个杯子', 'add | 杯子 | 10'],
  ['mugs in stock? 5 please', 'add | mug | 5'],
  ['แก้วมีไหมคะ เอา 4 ใบ', 'add | แก้ว | 4'],
  ['10 mugs, how much?', 'add | mug | 10'],
])('%s orders all the same', (text, line) => {
  expect(readInBrief(text).items).toEqual([line]);
});
