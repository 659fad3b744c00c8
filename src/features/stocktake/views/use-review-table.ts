import { useTranslation } from 'react-i18next';
import { toBaht } from '../../../../domain/money.ts';
import { nameIn } from '../../../../domain/names.ts';
import type { Row, Table } from '../../../../domain/sheets/workbook.ts';
import {
  differenceOf,
  isCounted,
  moneyOf,
  reviewStocktake,
} from '../../../../domain/stock/stocktake-review.ts';
import { isRecorded } from '../../../../domain/stock/stocktake.ts';
import type { StocktakeLine } from '../../../../domain/stock/stocktake.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { useLanguage } from '../../../ui/screen-context.ts';
import { useShownColour } from '../../../ui/values/shown-colour.ts';

const columns = [
  ['stocktake.protocol.product', 30],
  ['stocktake.sheet.color', 12],
  ['stocktake.sheet.size', 12],
  ['stocktake.sheet.barcode', 16],
  ['stocktake.protocol.before', 12],
  ['stocktake.protocol.counted', 12],
  ['stocktake.protocol.difference', 12],
  ['stocktake.sheet.price', 10],
  ['stocktake.protocol.money', 16],
  ['stocktake.sheet.result', 20],
  ['stocktake.note', 30],
  ['stocktake.sheet.time', 18],
] as const;

/** Makes a sheet of what is counted and not recorded yet: what waits first, then the most money, then equal and skipped lines. */
export function useReviewTable(): (lines: readonly StocktakeLine[]) => Table {
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = useShownColour();
  return (lines) => {
    const { moved, refused, differences } = reviewStocktake(lines);
    const first: readonly StocktakeLine[] = [...moved, ...refused, ...differences];
    const rest = lines.filter((line) => !isRecorded(line) && !first.includes(line));
    const ordered = [...first, ...rest.filter(isCounted), ...rest.filter((line) => !isCounted(line))];
    return {
      name: t('stocktake.sheet.name'),
      widths: columns.map(([, width]) => width),
      headRows: 1,
      rows: [columns.map(([name]) => t(name)), ...ordered.map(rowOf)],
    };
  };

  function rowOf(line: StocktakeLine): Row {
    const { product, base, note, countedAt } = line;
    const counted = isCounted(line) ? line : null;
    return [
      nameIn(language, product),
      shown(product).color,
      product.size,
      product.barcode,
      base,
      line.counted,
      counted && differenceOf(counted),
      toBaht(product.price),
      counted && toBaht(moneyOf(counted)),
      resultOf(line),
      note,
      formatDateTime(new Date(countedAt).toISOString()),
    ];
  }

  function resultOf(line: StocktakeLine): string {
    if (!isCounted(line)) return t('stocktake.list.skipped');
    const { result, reason } = line;
    if (result?.kind === 'moved') return t('stocktake.sheet.moved', { now: result.onHand });
    if (result !== null) return t('stocktake.sheet.refused');
    const difference = differenceOf(line);
    if (difference === 0) return t('stocktake.sheet.equal');
    if (difference > 0) return t('stocktake.sheet.over');
    return t(`stocktake.review.${reason ?? 'chooseReason'}`);
  }
}
