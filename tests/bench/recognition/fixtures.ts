import { createRandom } from '../../campaign/random.ts';
import { drawGoods } from './goods.ts';
import type { Goods, Language } from './goods.ts';
import { pageOf } from './pages.ts';
import type { Hand, Layout } from './pages.ts';
import { drawCamera } from './photograph.ts';
import type { Studio } from './photograph.ts';

/** What a file is; a hard photo is blurred and dark, or of handwriting. */
export type FileKind = 'photo' | 'hard photo' | 'scanned PDF' | 'PDF' | 'document' | 'sheet';

/** A file whose goods are known. */
export interface Fixture {
  readonly name: string;
  readonly kind: FileKind;
  readonly language: Language;
  readonly contentType: string;
  readonly extension: string;
  readonly goods: readonly Goods[];
  readonly bytes: Buffer;
}

interface PhotoPlan {
  readonly layout: Layout;
  readonly hand: Hand;
  /** How well it is taken: scanned, by hand, badly. */
  readonly ease: 0 | 1 | 2;
}

const photoPlans: readonly PhotoPlan[] = [
  { layout: 'table', hand: 'printed', ease: 0 },
  { layout: 'delivery note', hand: 'printed', ease: 1 },
  { layout: 'plain table', hand: 'printed', ease: 1 },
  { layout: 'list', hand: 'printed', ease: 0 },
  { layout: 'table', hand: 'printed', ease: 1 },
  { layout: 'compact list', hand: 'printed', ease: 1 },
  { layout: 'table', hand: 'printed', ease: 2 },
  { layout: 'table', hand: 'handwritten', ease: 1 },
  { layout: 'list', hand: 'handwritten', ease: 1 },
];

const languages = ['zh', 'en', 'th'] as const;

/** Files of all kinds whose name or kind is meant, one after the other: the same seed gives the same. */
export async function* drawFixtures(studio: Studio, seed: number, meant: RegExp): AsyncGenerator<Fixture> {
  for (const [place, language] of languages.entries()) {
    for (const [at, plan] of photoPlans.entries()) {
      const number = seed + place * 100 + at;
      const { layout, hand, ease } = plan;
      const kind: FileKind = ease === 2 || hand === 'handwritten' ? 'hard photo' : 'photo';
      const name = `${number}-${kind}-${layout}-${hand}-${language}`.replaceAll(' ', '-');
      if (!meant.test(name)) continue;
      const random = createRandom(number, 0);
      const goods = drawGoods(random, language, 7 + random.below(6));
      const html = pageOf(random, { layout, hand, language, goods });
      const bytes = await studio.photograph(html, drawCamera(random, ease), random);
      yield { name, kind, language, contentType: 'image/jpeg', extension: 'jpg', goods, bytes };
    }
  }
}
