import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { StocktakeDetail, StocktakeRecord } from '../../../../domain/contract.ts';
import { formatDifference, formatSigned, readWire } from '../../../../domain/money.ts';
import { attributesOf, nameIn } from '../../../../domain/names.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import type { PrintedDocument } from '../../../ui/printing/print-pages.tsx';
import { NowContext, useLanguage } from '../../../ui/screen-context.ts';
import { useShownColour } from '../../../ui/values/shown-colour.ts';
import styles from './protocol-document.module.css';

/** What was there, what was counted and what that is worth, for who signs it. */
export function useProtocolDocument(shopName: string): (protocol: StocktakeDetail) => PrintedDocument {
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = useShownColour();
  const now = use(NowContext);
  return (protocol) => ({
    opening: (
      <div className={styles.opening}>
        <p className={styles.shop}>{shopName}</p>
        <h2>{t('stocktake.protocol.title')}</h2>
        <p>
          {t('stocktake.protocol.time', {
            from: formatDateTime(protocol.ctime),
            until: formatDateTime(protocol.mtime),
          })}
        </p>
        <p>{t('stocktake.protocol.by', { names: protocol.operator_names.join(', ') })}</p>
        {protocol.note !== '' && <p>{protocol.note}</p>}
      </div>
    ),
    runningHead: (
      <p className={styles.running}>
        {shopName} · {t('stocktake.protocol.continued', { time: formatDateTime(protocol.ctime) })}
      </p>
    ),
    columns: (
      <>
        <th className={styles.figure}>{t('stocktake.protocol.number')}</th>
        <th>{t('stocktake.protocol.product')}</th>
        <th className={styles.figure}>{t('stocktake.protocol.before')}</th>
        <th className={styles.figure}>{t('stocktake.protocol.counted')}</th>
        <th className={styles.figure}>{t('stocktake.protocol.difference')}</th>
        <th className={styles.figure}>{t('stocktake.protocol.money')}</th>
      </>
    ),
    rows: protocol.records.map((record, index) => ({
      id: record.id,
      cells: (
        <>
          <td className={styles.figure}>{index + 1}</td>
          <td>
            <strong>{nameIn(language, record.product)}</strong>
            <br />
            {[attributesOf(shown(record.product)), record.product.barcode, record.note]
              .filter((word) => word !== '')
              .join(' · ')}
          </td>
          <td className={styles.figure}>{record.stock_after - differenceOf(record)}</td>
          <td className={styles.figure}>
            <strong>{record.stock_after}</strong>
          </td>
          <td className={styles.figure}>{formatSigned(differenceOf(record))}</td>
          <td className={styles.figure}>{formatDifference(moneyOf(record))}</td>
        </>
      ),
    })),
    closing: (
      <div className={styles.closing}>
        <p>
          {t('stocktake.protocol.lines', { count: protocol.lines, differing: protocol.differing })}
          <br />
          {t('stocktake.protocol.net')}:{' '}
          <strong>
            {formatDifference(readWire(protocol.value_increase) - readWire(protocol.value_decrease))}
          </strong>
        </p>
        <p className={styles.signature}>{t('stocktake.protocol.signature')}</p>
      </div>
    ),
    foot: now === null ? null : t('stocktake.protocol.printed', { time: formatDateTime(now) }),
  });
}

/** Pieces more than there were; negative where there were fewer. */
function differenceOf({ operation_subtype: subtype, amount }: StocktakeRecord): number {
  if (subtype === 'inventory_no_change') return 0;
  return subtype === 'inventory_increase' ? amount : -amount;
}

/** Satang at the selling price. */
function moneyOf(record: StocktakeRecord): number {
  return differenceOf(record) * readWire(record.price ?? 0);
}
