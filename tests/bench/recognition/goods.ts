import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeText } from '../../../server/recognise/readers/compose-text.ts';
import type { Random } from '../../campaign/random.ts';

/** The languages of pages. */
export type Language = 'zh' | 'en' | 'th';

/** A row of goods as it is to be read. */
export interface Goods {
  readonly name: string;
  readonly amount: number;
  /** Baht a piece. */
  readonly price: number;
  readonly unit: string;
}

const units: Readonly<Record<Language, readonly string[]>> = {
  zh: ['件', '个', '支', '瓶', '只'],
  en: ['pcs', 'pcs', 'ea', 'pairs', 'pcs'],
  th: ['ชิ้น', 'อัน', 'ใบ', 'ขวด', 'ตัว'],
};

/** The names of a shop's products. */
export const shopNames: Readonly<Record<Language, readonly string[]>> = namesOf(
  readFileSync(join(import.meta.dirname, '..', 'search', 'shop.txt'), 'utf8'),
);

/** English, Chinese and Thai stand first in each line that is no category's. */
function namesOf(text: string): Record<Language, string[]> {
  const lines = text.split('\n').filter((line) => line.includes('|') && !line.includes('>'));
  const column = (at: number) =>
    lines.map((line) => composeText(line.split('|')[at] ?? '').trim()).filter((name) => name !== '');
  return { en: column(0), zh: column(1), th: column(2) };
}

/** So many different goods. */
export function drawGoods(random: Random, language: Language, count: number): Goods[] {
  const left = [...shopNames[language]];
  const unit = random.pick(units[language]);
  return Array.from({ length: count }, () => {
    const [name = ''] = left.splice(random.below(left.length), 1);
    const price = random.oneIn(3)
      ? (random.below(800) + 20) / 4
      : random.below(random.oneIn(4) ? 1500 : 200) + 5;
    return { name, amount: random.below(random.oneIn(3) ? 200 : 40) + 1, price, unit };
  });
}
