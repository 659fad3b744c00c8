import sharp from 'sharp';
import { createRandom } from '../../campaign/random.ts';
import {
  legacyWordDocument,
  scannedPage,
  wordDocument,
  workbook,
} from '../../server/recognise/goods-files.ts';
import type { Table } from '../../server/recognise/goods-files.ts';
import { drawGoods } from './goods.ts';
import type { Goods, Language } from './goods.ts';
import { pageOf, tableOf } from './pages.ts';
import type { Hand, Layout } from './pages.ts';
import { drawCamera } from './photograph.ts';
import type { Studio } from './photograph.ts';

/** What a file is; a hard photo is blurred and dark, or of handwriting, a long one of a page of 40 rows. */
export type FileKind = 'photo' | 'hard photo' | 'long photo' | 'scanned PDF' | 'PDF' | 'document' | 'sheet';

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
  readonly isLong?: boolean;
}

const longRows = 40;

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
  { layout: 'delivery note', hand: 'printed', ease: 1, isLong: true },
  { layout: 'table', hand: 'printed', ease: 1, isLong: true },
];

function kindOf({ ease, hand, isLong = false }: PhotoPlan): FileKind {
  if (isLong) return 'long photo';
  return ease === 2 || hand === 'handwritten' ? 'hard photo' : 'photo';
}

const languages = ['zh', 'en', 'th'] as const;

/** Files that are written, not photographed: their cells and how they are read. */
const writtenKinds = [
  { kind: 'sheet', extension: 'xlsx', write: (table: Table) => workbook(table) },
  { kind: 'sheet', extension: 'xls', write: (table: Table) => workbook(table, 'biff8') },
  { kind: 'sheet', extension: 'csv', write: csv },
  { kind: 'document', extension: 'docx', write: wordDocument },
  { kind: 'document', extension: 'doc', write: legacyWordDocument },
] as const;

const typeOf = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  csv: 'text/csv',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
} as const;

function csv(table: Table): Buffer {
  return Buffer.from(table.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n'));
}

function* writtenFiles(seed: number, language: Language): Generator<Fixture> {
  for (const [at, { kind, extension, write }] of writtenKinds.entries()) {
    const random = createRandom(seed + at, 1);
    const goods = drawGoods(random, language, 15 + random.below(20));
    const bytes = write(tableOf(random, goods, language));
    const name = `${seed + at}-${kind}-${extension}-${language}`;
    yield { name, kind, language, contentType: typeOf[extension], extension, goods, bytes };
  }
}

/** Files of all kinds whose name or kind is meant, one after the other: the same seed gives the same. */
export async function* drawFixtures(studio: Studio, seed: number, meant: RegExp): AsyncGenerator<Fixture> {
  for (const [place, language] of languages.entries()) {
    for (const file of writtenFiles(seed + place * 100 + 20, language)) if (meant.test(file.name)) yield file;
    for (const [at, plan] of photoPlans.entries()) {
      const number = seed + place * 100 + at;
      const { layout, hand, ease, isLong = false } = plan;
      const kind = kindOf(plan);
      const name = `${number}-${kind}-${layout}-${hand}-${language}`.replaceAll(' ', '-');
      if (!meant.test(name)) continue;
      const random = createRandom(number, 0);
      const goods = drawGoods(random, language, isLong ? longRows : 7 + random.below(6));
      const html = pageOf(random, { layout, hand, language, goods });
      const bytes = await studio.photograph(html, drawCamera(random, ease), random);
      const page = { language, goods };
      yield { ...page, name, kind, contentType: 'image/jpeg', extension: 'jpg', bytes };
      const pdf = { ...page, contentType: 'application/pdf', extension: 'pdf' };
      const named = (other: string) => name.replace(kind, other);
      if (at === 1 && hand === 'printed')
        yield { ...pdf, name: named('scanned-PDF'), kind: 'scanned PDF', bytes: await scanned(bytes) };
      if (at < 3) yield { ...pdf, name: named('PDF'), kind: 'PDF', bytes: await studio.print(html) };
    }
  }
}

async function scanned(jpeg: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(jpeg).metadata();
  return scannedPage(jpeg, width, height);
}
