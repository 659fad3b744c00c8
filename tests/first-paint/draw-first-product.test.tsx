import { describe, expect, test } from 'vitest';
import { page as viewport } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { Product } from '../../domain/contract.ts';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import { productMachine } from '../../machines/product/product-machine.ts';
import type { ProductInput } from '../../machines/product/product-machine.ts';
import { sampleLamp } from '../../machines/samples/sample-records.ts';
import { ProductScreen } from '../../src/features/product/views/product-screen.tsx';
import { drawFirstProduct } from '../../src/first-paint/draw-first-product.ts';
import wordNames from '../../src/first-paint/first-product-words.json';
import { sayIn } from '../../src/first-paint/first-words.ts';
import { languages } from '../../src/i18n/language.ts';
import { show } from '../ui/show.tsx';
import { drawnWords } from './drawn-words.ts';
import { near, partsOf } from './parts-of.ts';

const lamp = { ...sampleLamp, color: 'No. 7', size: '40 cm', image_urls: '/api/files/lamp.webp' };
const longName = {
  ...lamp,
  name: 'Hand-thrown stoneware lamp with an ash glaze, a wide foot and a shade of the same clay',
  ch_name: '手拉坯粗陶台灯草木灰釉宽底座同款陶土灯罩礼盒装送礼自用皆可',
  th_name: 'โคมไฟสโตนแวร์ปั้นมือเคลือบขี้เถ้าฐานกว้างพร้อมโป๊ะจากดินชนิดเดียวกัน',
  price: 1_234_567.89,
  vip_price: 1_234_567.5,
  image_urls: '',
};
const choices = [lamp, { ...lamp, id: 'other', size: '60 cm' }];

const parts = {
  frames: ':not(li + li) > [class*="_frame_"]',
  names: 'h1',
  chips: 'p[class*="_chips_"] > *',
  prices: '[class*="_prices_"]',
  price: '[class*="_price_"]',
  tags: '[class*="_vip_"]',
  normal: '[class*="_normal_"]',
};

const products: readonly (readonly [string, readonly Product[]])[] = [
  ['alone', [lamp]],
  [
    'of a known colour, with two pictures',
    [{ ...lamp, color: 'White', image_urls: `${lamp.image_urls},/api/files/lit.webp` }],
  ],
  ['of a long name, dear and without a picture', [longName]],
  ['with others to choose', choices],
];
const scenes = products.flatMap(([name, siblings]) =>
  languages.flatMap((language) => [
    { name, siblings, language, isVip: true, width: 320 },
    { name, siblings, language, isVip: false, width: 390 },
  ]),
);

describe('a product, drawn before the app', () => {
  test.each(scenes)(
    'says and measures what the app’s own does: $name, $language, VIP $isVip, $width px',
    async ({ siblings, language, isVip, width }) => {
      await viewport.viewport(width, 844);
      const [product] = siblings;
      if (product === undefined) throw new Error('there is none');
      const skuSiblings = fromPromise<Outcome<readonly Product[]>, ProductInput>(async () =>
        accepted(siblings),
      );
      const actor = createActor(productMachine.provide({ actors: { skuSiblings } }), {
        input: { skuId: product.id, groupId: 'group' },
      }).start();
      const viewer = { roles: [], isVip };
      const cart = createActor(cartMachine, { input: { groupId: 'group', viewer } }).start();
      const screen = await show(<ProductScreen product={actor} cart={cart} />, { language, isVip });
      await expect.poll(() => screen.container.querySelector('h1')).not.toBeNull();
      const app = screen.container.querySelector('main')!;
      const drawn = drawFirstProduct(product, siblings, {
        viewer,
        language,
        say: sayIn(language, drawnWords(wordNames, language)),
      });
      app.parentElement!.append(drawn);
      const measure = (within: Element) =>
        Object.fromEntries(
          Object.entries(parts).map(([name, selector]) => [name, partsOf(within, selector)]),
        );
      const shown = measure(app);
      expect(measure(drawn)).toEqual(near(shown));
      expect(addressesIn(drawn)).toEqual(addressesIn(app).slice(0, 1));
      expect([shown['names']?.length, shown['prices']?.length, shown['normal']?.length]).toEqual([
        1,
        1,
        isVip ? 1 : 0,
      ]);
      drawn.remove();
    },
  );
});

function addressesIn(within: Element): readonly string[] {
  return [...within.querySelectorAll('img')].map(({ src }) => src);
}
