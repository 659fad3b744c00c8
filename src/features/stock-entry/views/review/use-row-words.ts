import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryPath } from '../../../../../domain/products/category-path.ts';
import type { Category } from '../../../../../domain/contract.ts';
import { productNamedAlready } from '../../../../../domain/stock-entry/entry-review.ts';
import { openSimilar } from '../../../../../domain/stock-entry/row-doubts.ts';
import type { RowFault } from '../../../../../domain/stock-entry/entry-review.ts';
import { piecesOf, priceOf, sellingPriceOf } from '../../../../../domain/stock-entry/entry-rows.ts';
import type {
  EntryCategory,
  EntryField,
  EntryProduct,
  EntryRow,
  RowSource,
} from '../../../../../domain/stock-entry/entry-rows.ts';
import { formatBaht } from '../../../../../domain/money.ts';
import { attributesOf, fullName, nameIn } from '../../../../../domain/names.ts';
import { useShownColour } from '../../../../ui/values/shown-colour.ts';

/** What is said of rows, in the interface language. Taken once for a list, since each `useTranslation` costs a row dearly. */
export interface RowWords {
  readonly t: TFunction;
  /** What is wrong with a row: why it could not be read where that is so, else what it needs. */
  readonly faultOf: (fault: RowFault, row: EntryRow) => string;
  /** A category's levels; as they were read where the shop's aren't known. */
  readonly categoryOf: (category: EntryCategory) => string;
  /** The last of them. */
  readonly leafOf: (category: EntryCategory) => string;
  /** A product of the shop, with its colour and size. */
  readonly nameOf: (product: EntryProduct) => string;
  /** A row's colour, size and style. */
  readonly attributesOf: (row: EntryRow) => string;
  /** Whether a row is a new product, or what it adds to, and at what that sells. */
  readonly productOf: (row: EntryRow) => string;
  /** The same in short; a price that stays only where it is not above what was paid. */
  readonly productInList: (row: EntryRow) => string;
  /** Where a row stands in what it was read from; null for one that a person added, or where there is one page. */
  readonly placeOf: (place: RowSource | null) => string | null;
}

/** The words of rows of a shop with these categories; the same object while nothing of that changes. */
export function useRowWords(tree: readonly Category[], saysPages = false): RowWords {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const shown = useShownColour();
  return useMemo(() => {
    const nameOf = (product: EntryProduct) => fullName(nameIn(language, product), shown(product));
    return {
      t,
      faultOf: (fault, row) => faultWords(t, nameOf, fault, row),
      categoryOf({ ids, label }) {
        const path = categoryPath(tree, ids[2]);
        return path.length === 0 ? label : path.map((one) => nameIn(language, one)).join(' / ');
      },
      leafOf({ ids, label }) {
        const leaf = categoryPath(tree, ids[2]).at(-1);
        return leaf === undefined ? label.slice(label.lastIndexOf(' / ') + 3) : nameIn(language, leaf);
      },
      nameOf,
      attributesOf: (row) => [attributesOf(shown(row)), row.style].filter((word) => word !== '').join(' · '),
      productOf: (row) => productWords(t, nameOf, row, false),
      productInList: (row) => productWords(t, nameOf, row, true),
      placeOf(place) {
        if (place === null) return null;
        if ('page' in place) return saysPages ? t('stockEntry.source.page', { page: place.page }) : null;
        return [place.sheet, place.cell].filter((part) => part !== '').join(' ');
      },
    };
  }, [t, language, shown, tree, saysPages]);
}

/** The field in which a fault is corrected; null for one that is about the whole row. */
export function fieldOf(fault: RowFault): TypedField | null {
  if (fault === 'vipNotBelow') return 'vipPrice';
  if (fault === 'currency') return 'price';
  return typedFields.find((field) => field === fault) ?? null;
}

/** The fields that a row cannot go without, or not in that way, in their order. */
export const typedFields = [
  'name',
  'amount',
  'price',
  'sellingPrice',
  'vipPrice',
] as const satisfies readonly EntryField[];

export type TypedField = (typeof typedFields)[number];

function faultWords(t: TFunction, nameOf: RowWords['nameOf'], fault: RowFault, row: EntryRow): string {
  const asRead = readFaultOf(row);
  if (asRead === fault && row[asRead] === '') return t(`stockEntry.problem.${row.problem ?? 'unsure'}`);
  switch (fault) {
    case 'amount':
      return t('stock.productAmountError');
    case 'price':
      return t('stock.productPriceError');
    case 'category':
      return t('stock.selectCategoryFirst');
    case 'namedAlready': {
      const product = productNamedAlready(row);
      return t('stockEntry.fault.namedAlready', {
        product: product && nameOf(product),
        stock: product?.stock,
        price: formatBaht(product?.price ?? 0),
      });
    }
    case 'similar': {
      const similar = openSimilar(row);
      const product = similar && nameOf(similar.product);
      const isRead = similar !== null && row.readAs.startsWith(similar.readAs);
      return t(`stockEntry.fault.${isRead ? 'similar' : 'similarTyped'}`, { product, name: similar?.readAs });
    }
    default:
      return t(`stockEntry.fault.${fault}`);
  }
}

/** The field that could not be read. */
function readFaultOf({ problem }: EntryRow): 'name' | 'amount' | 'price' | null {
  switch (problem) {
    case 'name_missing':
      return 'name';
    case 'amount_missing':
    case 'amount_unreadable':
      return 'amount';
    case 'price_missing':
    case 'price_unreadable':
    case 'price_zero':
      return 'price';
    default:
      return null;
  }
}

function productWords(t: TFunction, nameOf: RowWords['nameOf'], row: EntryRow, isShort: boolean): string {
  const { product, setsPrice } = row;
  if (openSimilar(row) !== null) return t('stockEntry.row.undecided');
  if (product === null) {
    const sells = sellingPriceOf(row);
    if (sells === null) return t('stockEntry.row.new');
    return t('stockEntry.row.newAt', { price: formatBaht(sells) });
  }
  const [pieces, paid] = [piecesOf(row), priceOf(row)];
  const { stock, price } = product;
  const said = { product: nameOf(product), pieces, stock, after: stock + (pieces ?? 0) };
  const adds = t(pieces === null ? 'stockEntry.row.addsSome' : 'stockEntry.row.adds', said);
  const becomes = t(pieces === null ? 'stockEntry.row.hasStock' : 'stockEntry.row.toStock', said);
  const sells = t(setsPrice ? 'stockEntry.row.newPrice' : 'stockEntry.row.keepsPrice', {
    price: formatBaht(price),
  });
  if (!isShort) return [adds, becomes, sells].join(' · ');
  const inShort = pieces === null ? adds : t('stockEntry.row.addsInShort', said);
  return setsPrice || (paid !== null && price <= paid) ? `${inShort} · ${sells}` : inShort;
}
