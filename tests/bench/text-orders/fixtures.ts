import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchProduct } from '../search/bench-shop.ts';

export const orderLanguages = ['zh', 'en', 'th', 'mixed'] as const;
export type OrderLanguage = (typeof orderLanguages)[number];
/**
 * Texts that the matcher was tuned with from the beginning, those that were held out at first and are tuned with since, those that were
 * written by classes of errors, those that were held out until their misses were looked at as such classes, those that were fresh once, of which the
 * misses were looked at later, as those of the sets behind them were. `traders`, `buyers`, `markets`, `regulars` and `phones` were each written by somebody who had seen
 * neither the rules nor other sets, `evenings`, `mornings`, `afternoons`, `nights`, `stalls`, `weekends` and `rainy` by others who had seen some of another set and no rules, and read before anybody looked: whoever wants to know how the
 * rules do with others has to have a new set written.
 */
export const orderSets = [
  'tuned',
  'tuned-later',
  'by-class',
  'held-out',
  'fresh',
  'chats',
  'chats-later',
  'chats-last',
  'shops',
  'shops-last',
  'traders',
  'buyers',
  'markets',
  'regulars',
  'phones',
  'evenings',
  'mornings',
  'afternoons',
  'nights',
  'stalls',
  'weekends',
  'rainy',
] as const;
export type OrderSet = (typeof orderSets)[number];

interface ExpectedLine {
  readonly quantity: number;
  readonly isMeant: (product: BenchProduct) => boolean;
  /** As the fixture says it. */
  readonly said: string;
}

/** A message as somebody sends it, and what it orders. */
export interface TextOrder {
  readonly typed: string;
  readonly lines: readonly ExpectedLine[];
  /** Lines of what the shop does not have so: they may be answered with candidates, and not as sure. */
  readonly unsure: readonly ExpectedLine[];
  /** Parts of the remark. */
  readonly remarks: readonly string[];
  /** What matches nothing. */
  readonly unmatched: readonly string[];
  /** What asks for the order before once more: its lines are no lines of the message. */
  readonly repeated: readonly string[];
}

/**
 * The messages of a language. Lines of a message begin with `>`; then there is a line for each product that it orders: quantity, names
 * of products that may be meant, colour and size where the message says them. `? ` begins a line that is not to be sure.
 */
export function textOrders(set: OrderSet, language: OrderLanguage): TextOrder[] {
  const path = join(import.meta.dirname, `../../fixtures/text-orders/${set}/${language}.txt`);
  return readFileSync(path, 'utf8')
    .trim()
    .split(/\n\n+/)
    .map((block) => readOrder(block.split('\n')));
}

function readOrder(lines: readonly string[]): TextOrder {
  const behind = (begin: string) =>
    lines.filter((line) => line.startsWith(begin)).map((line) => line.slice(begin.length));
  return {
    typed: behind('> ').join('\n'),
    lines: lines.filter((line) => /^\d/.test(line)).map(readLine),
    unsure: behind('? ').map(readLine),
    remarks: behind('remark ').flatMap((line) => line.split(' / ')),
    unmatched: behind('unmatched '),
    repeated: behind('repeated '),
  };
}

function readLine(said: string): ExpectedLine {
  const [, quantity = '', meant = ''] = /^(\d+) (.*)$/.exec(said) ?? [];
  const [things = '', color = '', size = ''] = meant.split(';').map((part) => part.trim());
  const [names, colors] = [things.split(' / '), color.split(' / ')];
  return {
    said,
    quantity: Number(quantity),
    isMeant: (product) =>
      names.includes(product.name) &&
      (color === '' || colors.includes(product.color)) &&
      (size === '' || product.size === size),
  };
}
