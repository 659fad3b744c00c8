import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { SimilarProduct } from '../../../../../domain/stock-entry/entry-rows.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import type { EntryProps } from '../entry-props.ts';
import styles from './row.module.css';
import type { RowWords } from './use-row-words.ts';

interface SimilarAnswersProps extends EntryProps {
  readonly words: Pick<RowWords, 't' | 'nameOf'>;
  readonly rowId: string;
  readonly similar: SimilarProduct;
}

/** Whether a row is the product that it is perhaps a misreading of; each answer says for which row it is. */
export function SimilarAnswers({ entry, words: { t, nameOf }, rowId, similar }: SimilarAnswersProps) {
  const box = useRef<HTMLDivElement>(null);
  const place = useSelector(entry, ({ context }) => context.rows.findIndex(({ id }) => id === rowId) + 1);
  const { product, category } = similar;
  const ofRow = (
    <span className="unseen"> {t('stockEntry.row.ofRow', { name: nameOf(product), row: place })}</span>
  );
  return (
    <div ref={box} className={styles.answers}>
      <Button
        look="tonal"
        height={44}
        onClick={() => {
          leave();
          entry.send({ type: 'row.product', rowId, product, category });
        }}
      >
        {t('stockEntry.row.isIt')}
        {ofRow}
      </Button>
      <Button
        look="quiet"
        height={44}
        onClick={() => {
          leave();
          entry.send({ type: 'row.product', rowId, product: null, category: null });
        }}
      >
        {t('stockEntry.row.isNew')}
        {ofRow}
      </Button>
    </div>
  );

  /** The answers go once one is given: the keyboard goes on in the same row, or behind them in its sheet. */
  function leave(): void {
    const row = box.current?.closest('[role="listitem"]') ?? box.current?.nextElementSibling;
    row?.querySelector('button')?.focus();
  }
}
