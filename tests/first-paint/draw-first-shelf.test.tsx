import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ProductCard } from '../../domain/contract.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import { sampleCup, sampleLamp, sampleSoldOut, sampleTree } from '../../machines/samples/sample-records.ts';
import { ProductGrid } from '../../src/features/catalogue/views/product-grid.tsx';
import { FilterChips } from '../../src/ui/controls/filter-chips.tsx';
import { drawFirstShelf } from '../../src/first-paint/draw-first-shelf.ts';
import { languages } from '../../src/i18n/language.ts';
import type { Language } from '../../src/i18n/language.ts';
import { show } from '../ui/show.tsx';
import { near, partsOf } from './parts-of.ts';

const longName = {
  ...sampleCup,
  id: 'long',
  name: 'Hand-thrown stoneware cup with an ash glaze, a wide handle and a saucer of the same clay',
  ch_name: '手拉坯粗陶杯草木灰釉宽手柄同款陶土杯碟礼盒装送礼自用皆可',
  th_name: 'ถ้วยสโตนแวร์ปั้นมือเคลือบขี้เถ้าหูจับกว้างพร้อมจานรองจากดินชนิดเดียวกัน',
  price: 123_456.78,
  size: '250 ml and a saucer of 14 cm, or as it comes from the kiln',
};
// The app, too, shows colours as they were typed until it has their names.
const products: readonly ProductCard[] = [
  ...[sampleCup, sampleLamp, sampleSoldOut, longName].map((product) => ({ ...product, color: 'No. 7' })),
  { ...sampleCup, id: 'bare', color: '', size: '', image_urls: '' },
];
const [section] = sampleTree[0]?.children ?? [];
if (section === undefined) throw new Error('the sample has no sections');
const shelf = { section, chipId: 'category-cups', products };

/** Where the parts of a shelf lie within it, and what they say. */
function shelfPartsOf(shelfElement: Element) {
  const pictures = [...shelfElement.querySelectorAll('img')].map(({ src }) => src);
  return {
    pictures: partsOf(shelfElement, 'img').map((part, index) => [pictures[index], ...part]),
    cards: partsOf(shelfElement, 'article').map((card) => card.slice(1)),
    names: partsOf(shelfElement, 'h3'),
    attributes: partsOf(shelfElement, 'p'),
    amounts: partsOf(shelfElement, '[class*="_amounts_"]'),
    frames: partsOf(shelfElement, '[class*="_frame_"]'),
    buttons: partsOf(shelfElement, '[class*="_add_"]'),
    chips: partsOf(shelfElement, '[class*="_chip_"]'),
  };
}

interface Scene {
  readonly language: Language;
  readonly roles: readonly StaffRole[];
  readonly isVip: boolean;
  /** Pixels. */
  readonly width: number;
}

/** The parts of the shelf as the app shows it, and as it is drawn before. */
async function showBoth({ language, roles, isVip, width }: Scene) {
  document.documentElement.lang = language;
  const cart = createActor(cartMachine, {
    input: { groupId: 'group', viewer: { roles, isVip } },
  }).start();
  const chips = shelf.section.children.map(({ id, name }) => ({
    id,
    label: name,
    selected: id === shelf.chipId,
  }));
  const screen = await show(
    <div data-shelf style={{ width }}>
      <FilterChips label="chips" chips={chips} onPick={() => undefined} />
      <ProductGrid products={products} cart={cart} />
    </div>,
    { language, roles, isVip },
  );
  const app = screen.container.querySelector('[data-shelf]');
  if (app === null) throw new Error('nothing is shown');
  const place = document.createElement('div');
  place.style.width = `${width}px`;
  const drawn = drawFirstShelf(shelf, { viewer: { roles, isVip }, language });
  // What surrounds the shelf is the screen's.
  place.append(...[...drawn.children].slice(1));
  screen.container.append(place);
  const both = {
    app: shelfPartsOf(app),
    drawn: shelfPartsOf(place),
    title: drawn.firstElementChild?.textContent,
  };
  place.remove();
  return both;
}

const scenes = languages.flatMap((language) => [
  { language, roles: [], isVip: false, width: 286 },
  { language, roles: [], isVip: true, width: 240 },
]);

describe('the first shelf, drawn before the app', () => {
  test.each([...scenes, { language: 'en', roles: ['storekeeper'], isVip: false, width: 286 }] as const)(
    'says and measures what the app’s own does: $language, $roles, VIP $isVip, $width px',
    async (scene) => {
      const { app, drawn, title } = await showBoth(scene);
      expect(app.cards.length).toBe(products.length);
      expect(app.chips.length).toBeGreaterThan(1);
      expect(app.buttons.length).toBe(scene.roles.length === 0 ? products.length : 0);
      expect(drawn).toEqual(near(app));
      expect(title).toBe('category-drinking');
    },
  );
});
