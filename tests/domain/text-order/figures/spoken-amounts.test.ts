import { describe, expect, test } from 'vitest';
import { quantitiesIn, readInBrief } from '../reading.ts';

const piecesIn = (text: string) => quantitiesIn(text).map((quantity) => quantity?.pieces);

describe('dozens and a half', () => {
  test.each([
    ['1 1/2 dozen lanterns', 18],
    ['lantern red 2 1/2 dozen', 30],
    ['1½ dozen lanterns', 18],
    ['โคมแดง 1 1/2 โหล', 18],
    ['one and a half dozen lanterns', 18],
    ['1/2 dozen lanterns', 6],
    ['½ dozen lanterns', 6],
    ['lantern 30cm 1/2 dozen', 6],
  ])('%s', (text, pieces) => {
    expect(piecesIn(text)).toEqual([pieces]);
  });
});

describe('a Thai hundred or thousand', () => {
  test.each([
    ['โคมแดง ร้อยใบ', 100],
    ['โคมแดง พันใบ', 1000],
    ['โคมแดง ร้อยห้าสิบใบ', 150],
    ['โคมแดง ร้อยยี่สิบ', 120],
    ['โคมแดง พันห้าร้อยใบ', 1500],
    ['โคมแดง หนึ่งร้อยใบ', 100],
    ['โคมแดง ร้อยนึง', 100],
    ['โคมแดง สองร้อยใบ', 200],
    ['โคมแดง สองร้อยห้าสิบใบ', 250],
    ['โคมแดง ห้าพันใบ', 5000],
  ])('%s', (text, pieces) => {
    expect(piecesIn(text)).toEqual([pieces]);
  });

  test.each(['สร้อย 5 เส้น', 'ผ้าพันคอ 5 ผืน', 'สร้อยเส้น 5'])('is none inside of a name: %s', (text) => {
    expect(piecesIn(text)).toEqual([5]);
  });
});

describe('ribs of an umbrella', () => {
  test.each(['ร่ม แดง 16 ซี่ 12 คัน', 'ร่ม แดง 16 ก้าน 12 คัน'])('are a size: %s', (text) => {
    expect(readInBrief(text).items).toEqual(['add | ร่ม แดง 16rib | 12']);
  });
});
