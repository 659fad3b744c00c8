import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createGazetteer } from '../../../server/maps/gazetteer.ts';
import type { PlaceLanguage } from '../../../server/maps/places.ts';
import { namedPlaces, positions } from './known-answers.ts';

const file = resolve('.build/server/map/gazetteer.json');
const gazetteer = createGazetteer(file);

async function search(text: string, language: PlaceLanguage, country: string | null = 'TH') {
  return await gazetteer.search({ text, language, country, isFinal: false, near: null });
}

describe('the built-in places', () => {
  test('asked for places as people write them lead to the right province for 95 of 100 at least', async () => {
    const wrong: string[] = [];
    for (const [text, province] of namedPlaces) {
      const [first] = await search(text, 'en', null);
      if (!`${first?.place_name} ${first?.address}`.includes(province))
        wrong.push(`${text}: ${first?.address} is not ${province}`);
    }
    const allowed = Math.floor(namedPlaces.length * 0.05);
    expect(wrong.slice(allowed)).toEqual([]);
  });

  test.each(positions)('asked for %s, %s lead to %s', async (latitude, longitude, address) => {
    const place = await gazetteer.at({ latitude, longitude }, 'en');
    expect(place).toMatchObject({ address, latitude, longitude });
  });

  test('asked for a position far from any place lead to none', async () => {
    expect(await gazetteer.at({ latitude: 0, longitude: 0 }, 'en')).toBeNull();
  });

  test.each([
    ['th', 'แขวงถนนพญาไท เขตราชเทวี กรุงเทพมหานคร 10400'],
    ['en', 'Ratchathewi, Bangkok 10400'],
    ['zh', '曼谷 拉差贴威 10400'],
  ] as const)('write an address of Bangkok as it is written in %s', async (language, address) => {
    const [place] = await search('ถนนพญาไท', language);
    expect(place?.address).toBe(address);
  });

  test('outside Bangkok are written with their Thai areas', async () => {
    const [place] = await search('ช้างคลาน', 'th');
    expect(place).toMatchObject({
      place_name: 'ช้างคลาน',
      address: 'ต.ช้างคลาน อ.เมืองเชียงใหม่ จ.เชียงใหม่ 50100',
    });
  });

  test('asked for a postcode lead to the areas that have it', async () => {
    const places = await search('50100', 'th');
    expect(places.length).toBeGreaterThan(1);
    expect(places.every(({ address }) => address.endsWith('50100'))).toBe(true);
  });

  test('asked in Chinese for a city of China lead to it by its pinyin, under that name', async () => {
    const [place] = await search('廣州', 'zh', 'CN');
    expect(place).toMatchObject({ place_name: '广州', address: 'Guangzhou, 中国' });
  });

  test('asked for a postcode in Thai figures lead to its places', async () => {
    const thai = await search('๑๐๔๐๐', 'th', 'TH');
    expect([thai.length > 0, thai]).toEqual([true, await search('10400', 'th', 'TH')]);
  });

  test('that match alike come with the nearer first', async () => {
    const search = { text: 'บางแก้ว', language: 'th', country: 'TH', isFinal: false } as const;
    const [nearBangkok] = await gazetteer.search({ ...search, near: { latitude: 13.6, longitude: 100.7 } });
    const [inTheSouth] = await gazetteer.search({ ...search, near: { latitude: 7.4, longitude: 100.2 } });
    expect([nearBangkok?.address, inTheSouth?.address]).toEqual([
      expect.stringContaining('สมุทรปราการ'),
      expect.stringContaining('พัทลุง'),
    ]);
  });

  test.each([
    '',
    '   ',
    '%%%',
    '((((',
    '\\',
    "'; DROP TABLE",
    'ก'.repeat(200),
    'จังหวัด',
    '𝕏𝕏',
    '\u202e\u0000',
    'a '.repeat(100),
    Array.from({ length: 100 }, (_, at) => String.fromCharCode(97 + (at % 26))).join(' '),
    'ก '.repeat(100),
    '曼 '.repeat(100),
  ])('asked for %j lead to an answer', async (text) => {
    expect(await search(text, 'th', null)).toEqual(expect.any(Array));
    expect(await gazetteer.areas({ text, language: 'th', near: null })).toEqual(expect.any(Array));
  });

  test('are found by the last twelve words of a longer address', async () => {
    const address = '12 Soi 4 Moo 5 Behind The Old Bus Station Near Phuket Noodles Mueang Chiang Rai';
    expect((await search(address, 'en'))[0]?.place_name).toBe('Mueang Chiang Rai');
    const [first] = await search(`Phuket ${'near the old bus station '.repeat(3)}`, 'en');
    expect(first?.place_name).not.toBe('Phuket');
  });

  test('whose file could not be read are read when they are asked for again', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'talat-'));
    try {
      const late = createGazetteer(join(folder, 'gazetteer.json'));
      await expect(late.load()).rejects.toThrow('ENOENT');
      await cp(file, join(folder, 'gazetteer.json'));
      expect(await late.at({ latitude: 13.75, longitude: 100.53 }, 'en')).not.toBeNull();
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
