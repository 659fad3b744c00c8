import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { OrderLine } from '../../../../../domain/contract.ts';
import { formatBaht, readWire } from '../../../../../domain/money.ts';
import { lineNameIn } from '../../../../../domain/names.ts';
import { addedOf } from '../../../../../domain/orders/order-edit.ts';
import { contestedLines } from '../../../../../domain/orders/rebase-edit.ts';
import { useLanguage } from '../../../../ui/screen-context.ts';
import type { ShownOrderProps } from './order-props.ts';
import styles from './order-lines.module.css';

interface LineTagsProps extends ShownOrderProps {
  /** The line as it will be once saved. */
  readonly line: OrderLine;
}

/** What is not saved of a line: what it was, that it is new, or in whose place it is. */
export function LineTags({ order: actor, value, line }: LineTagsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const edit = useSelector(actor, ({ context }) => context.edit);
  const saved = value.detail.find(({ sku_id }) => sku_id === line.sku_id);
  if (saved === undefined) {
    const { replaces } = addedOf(edit).find((added) => added.line.sku_id === line.sku_id) ?? {};
    const former = value.detail.find(({ sku_id }) => sku_id === replaces);
    return (
      <span className={styles.was}>
        {former === undefined
          ? t('order.newLine')
          : t('order.insteadOf', { name: lineNameIn(language, former) })}
      </span>
    );
  }
  return (
    <>
      {saved.quantity !== line.quantity && (
        <span className={styles.was}>{t('order.was', { count: saved.quantity })}</span>
      )}
      {saved.price !== line.price && (
        <span className={styles.was}>
          {t('order.wasPrice', { amount: formatBaht(readWire(saved.price)) })}
        </span>
      )}
    </>
  );
}

/** What somebody else made of a line meanwhile that is changed here too; nothing where nobody did. */
export function useContest({ order: actor, value, line }: LineTagsProps): string | null {
  const { t } = useTranslation();
  const { edit, overtaken } = useSelector(actor, ({ context }) => context);
  if (overtaken === null) return null;
  const contested = contestedLines(overtaken, value, edit).find(({ seen }) => seen.sku_id === line.sku_id);
  if (contested === undefined || contested.theirs === null) return null;
  const { seen, theirs } = contested;
  const own = edit.lines[line.sku_id];
  const facts = [
    ...(own?.quantity === undefined || seen.quantity === theirs.quantity
      ? []
      : [
          t(own.isTotal === true ? 'order.overtaken.total' : 'order.overtaken.quantity', {
            from: seen.quantity,
            to: theirs.quantity,
            now: line.quantity,
          }),
        ]),
    ...(own?.price === undefined || seen.price === theirs.price
      ? []
      : [
          t('order.overtaken.price', {
            from: formatBaht(readWire(seen.price)),
            to: formatBaht(readWire(theirs.price)),
            now: formatBaht(readWire(line.price)),
          }),
        ]),
  ];
  return facts.length === 0 ? null : facts.join('. ');
}
