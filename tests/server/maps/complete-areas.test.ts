import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createGazetteer } from '../../../server/maps/gazetteer.ts';
import type { PlaceLanguage } from '../../../server/maps/places.ts';

const gazetteer = createGazetteer(resolve('.build/server/map/gazetteer.json'));

async function complete(text: string, language: PlaceLanguage) {
  const places = await gazetteer.areas({ text, language, near: null });
  return places.map(({ matched, address }) => [matched, address]);
}

describe('the areas of an address that is typed', () => {
  test.each<[PlaceLanguage, string, string, string]>([
    ['en', '222 Phetchaburi Rd Ratchathewi', 'Ratchathewi', 'Ratchathewi, Bangkok 10400'],
    ['en', '222 Phetchaburi Rd, Ratchath', 'Ratchath', 'Ratchathewi, Bangkok 10400'],
    ['en', '101 Bang Rak', 'Bang Rak', 'Bang Rak, Bangkok 10500'],
    ['en', '12 Charoen Krung Rd Bang Rak Bangkok ', 'Bang Rak Bangkok', 'Bang Rak, Bangkok 10500'],
    ['en', '9 Moo 4 Khet Khlong Toei', 'Khet Khlong Toei', 'Khlong Toei, Bangkok 10110'],
    ['th', '88/14 ม.5 บางแก้ว บางพลี', 'บางแก้ว บางพลี', 'ต.บางแก้ว อ.บางพลี จ.สมุทรปราการ 10540'],
    ['th', 'ซ.เพชรบุรี 19 แขวงถนนพญาไท', 'แขวงถนนพญาไท', 'แขวงถนนพญาไท เขตราชเทวี กรุงเทพมหานคร 10400'],
    ['th', 'ถ.ช้างคลาน ต.ช้างคลาน อ.เมือง', 'ต.ช้างคลาน อ.เมือง', 'ต.ช้างคลาน อ.เมืองเชียงใหม่ จ.เชียงใหม่ 50100'],
    ['th', 'ซอย5แขวงถนนพญาไท', 'แขวงถนนพญาไท', 'แขวงถนนพญาไท เขตราชเทวี กรุงเทพมหานคร 10400'],
    ['zh', '碧差汶里路222号拉差贴威', '拉差贴威', '曼谷 拉差贴威 10400'],
    ['zh', '222号曼谷拉差贴威', '曼谷拉差贴威', '曼谷 拉差贴威 10400'],
    ['zh', '碧差汶里路222号曼谷府拉差贴威县', '曼谷府拉差贴威县', '曼谷 拉差贴威 10400'],
    ['zh', '水门市场旁曼谷拉差', '曼谷拉差', '曼谷 拉差贴威 10400'],
    ['zh', '222号 曼谷 拉差贴威', '曼谷 拉差贴威', '曼谷 拉差贴威 10400'],
  ])('in %s, %s: %s is replaced by %s', async (language, text, matched, address) => {
    expect((await complete(text, language))[0]).toEqual([matched, address]);
  });

  test('with a postcode at its end are those that have it', async () => {
    const areas = await complete('88/14 ม.5 10540', 'th');
    expect(areas.length).toBeGreaterThan(1);
    expect(areas.every(([matched, address]) => matched === '10540' && address?.endsWith('10540'))).toBe(true);
  });

  test.each([
    '222 Phetchaburi Rd',
    'Platinum Fashion Mall',
    'Guangzhou',
    '88/14',
    '88/14 10',
    '12 Pr',
    '99/104',
  ])('end in none in %s', async (text) => {
    expect(await complete(text, 'en')).toEqual([]);
  });

  test('that are written in full already are not offered', async () => {
    expect(await complete('12 ต.ช้างคลาน อ.เมืองเชียงใหม่ จ.เชียงใหม่ 50100', 'th')).toEqual([]);
  });

  test('of the same name come with the nearer first', async () => {
    const near = { latitude: 7.4, longitude: 100.2 };
    const [first] = await gazetteer.areas({ text: '88/14 บางแก้ว', language: 'th', near });
    expect(first?.address).toContain('พัทลุง');
  });
});
