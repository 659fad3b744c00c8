import { useTranslation } from 'react-i18next';
import { piecesOf } from '../../../../domain/entry-rows.ts';
import type { EntryRow } from '../../../../domain/entry-rows.ts';
import { formatBaht } from '../../../../domain/money.ts';
import { fullName, nameIn } from '../../../../domain/names.ts';
import { useLanguage } from '../../../ui/screen-context.ts';

/** Whether a row is a new product, or what it adds to, and at what that sells. */
export function ProductLine({ row }: { readonly row: EntryRow }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { product, setsPrice } = row;
  if (product === null) return t('stockEntry.row.new');
  const adds = t('stockEntry.row.adds', {
    pieces: piecesOf(row) ?? 0,
    product: fullName(nameIn(language, product), product),
    stock: product.stock,
  });
  const sells = t(setsPrice ? 'stockEntry.row.newPrice' : 'stockEntry.row.keepsPrice', {
    price: formatBaht(product.price),
  });
  return `${adds} · ${sells}`;
}
