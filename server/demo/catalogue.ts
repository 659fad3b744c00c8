import type { Satang } from '../../domain/money.ts';
import { toSatang } from '../../domain/money.ts';
import bags from './catalogue/bags.json';
import clothes from './catalogue/clothes.json';
import cups from './catalogue/cups.json';
import daily from './catalogue/daily.json';
import home from './catalogue/home.json';
import lights from './catalogue/lights.json';
import shoes from './catalogue/shoes.json';
import tableware from './catalogue/tableware.json';
import tea from './catalogue/tea.json';

/** Baht by size. */
type PriceList = Readonly<Record<string, number | undefined>>;

interface Names {
  readonly name: string;
  readonly ch_name: string;
  readonly th_name: string;
}

/** A product as the catalogue files describe it: one SKU for each of its colours in each of its sizes. */
interface Design extends Names {
  readonly shape: string;
  readonly style: string;
  readonly colours: readonly string[];
  readonly prices: PriceList;
  readonly vip_prices?: PriceList;
  readonly original_prices?: PriceList;
  readonly description: string;
}

interface CategoryFile extends Names {
  readonly id: string;
  readonly status?: string;
  readonly children?: readonly CategoryFile[];
  readonly products?: readonly Design[];
}

export interface DemoCategory extends Names {
  readonly category_id: string;
  readonly parent_id: string | null;
  readonly level: number;
  readonly position: number;
  readonly status: string;
}

export interface DemoSku extends Names {
  readonly sku_id: string;
  readonly category_id: string;
  readonly color: string;
  readonly size: string;
  readonly style: string;
  readonly price: Satang;
  readonly vipPrice: Satang | null;
  readonly originalPrice: Satang | null;
  readonly description: string;
  /** EAN-13; empty for some. */
  readonly barcode: string;
  /** Null: the usual level. */
  readonly low_stock_at: number | null;
  /** Name of its picture, without folder and ending. */
  readonly picture: string;
}

export interface DemoCatalogue {
  readonly categories: readonly DemoCategory[];
  readonly skus: readonly DemoSku[];
}

/** An inactive category, which the app must not show. */
const lastSeason: CategoryFile = {
  id: 'last-new-year',
  name: 'Last New Year',
  ch_name: '往年新春',
  th_name: 'ตรุษจีนปีก่อน',
  status: 'inactive',
};

/** What the demo merchant sells: nine active top categories, three levels, about 300 SKUs. */
export const demoCatalogue = readCatalogue([
  clothes,
  shoes,
  cups,
  tableware,
  tea,
  lights,
  bags,
  daily,
  home,
  lastSeason,
]);

/** What the rival merchant sells: tea and its cups, under the same names as the demo merchant's. */
export const rivalCatalogue = readCatalogue([tea]);

function readCatalogue(tops: readonly CategoryFile[]): DemoCatalogue {
  const nodes = tops.flatMap((top, position) => walk(top, null, 1, position));
  return {
    categories: nodes.map(({ file, ...place }) => ({
      category_id: file.id,
      ...place,
      ...namesOf(file),
      status: file.status ?? 'active',
    })),
    skus: nodes
      .flatMap(({ file }) => (file.products ?? []).flatMap((design) => skusOf(design, file.id)))
      .map((sku, at) => ({ ...sku, barcode: barcodeOf(at), low_stock_at: lowStockOf(at) })),
  };
}

interface Place {
  readonly parent_id: string | null;
  readonly level: number;
  readonly position: number;
}

function walk(
  file: CategoryFile,
  parent_id: string | null,
  level: number,
  position: number,
): (Place & { file: CategoryFile })[] {
  const below = (file.children ?? []).flatMap((child, at) => walk(child, file.id, level + 1, at));
  return [{ file, parent_id, level, position }, ...below];
}

/** One in eight has none yet. The others are Thai (885), and one in four of them Chinese (690). */
function barcodeOf(at: number): string {
  if (at % 8 === 5) return '';
  const digits = `${at % 4 === 3 ? '690' : '885'}00417${String(at + 1).padStart(4, '0')}`;
  return `${digits}${checkDigit(digits)}`;
}

/** The last digit of an EAN-13. */
function checkDigit(digits: string): number {
  const sum = Array.from(digits, Number).reduce(
    (total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** Some have a level of their own: what sells by the box runs low early. */
function lowStockOf(at: number): number | null {
  if (at % 12 === 2) return 120;
  return at % 12 === 8 ? 20 : null;
}

function skusOf(design: Design, category_id: string): Omit<DemoSku, 'barcode' | 'low_stock_at'>[] {
  return design.colours.flatMap((color) =>
    Object.keys(design.prices).map((size) => ({
      sku_id: slug(design.name, color, size),
      category_id,
      ...namesOf(design),
      color,
      size,
      style: design.style,
      price: priceOf(design.prices, size) ?? 0,
      vipPrice: priceOf(design.vip_prices, size),
      originalPrice: priceOf(design.original_prices, size),
      description: design.description,
      picture: slug(design.shape, color),
    })),
  );
}

function namesOf({ name, ch_name, th_name }: Names): Names {
  return { name, ch_name, th_name };
}

function priceOf(prices: PriceList | undefined, size: string): Satang | null {
  const baht = prices?.[size];
  return baht === undefined ? null : toSatang(baht);
}

function slug(...words: string[]): string {
  return words
    .join(' ')
    .toLowerCase()
    .replace(/×/g, 'x')
    .replace(/[^a-z0-9.]+/g, '-')
    .replaceAll('.', '');
}
