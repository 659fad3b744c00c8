import { IconAlertTriangle, IconTrash } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { productNamedAlready } from '../../../../../domain/stock-entry/entry-review.ts';
import { openNamesakes, openSimilar } from '../../../../../domain/stock-entry/row-doubts.ts';
import { proposeCategories } from '../../../../../domain/stock-entry/category-proposals.ts';
import type { JudgedRow } from '../../../../../domain/stock-entry/entry-review.ts';
import { typedIn } from '../../../../../domain/stock-entry/entry-rows.ts';
import type { EntryRow } from '../../../../../domain/stock-entry/entry-rows.ts';
import { maxProductName } from '../../../../../domain/limits.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { classNames } from '../../../../ui/layout/class-names.ts';
import type { EntryProps } from '../entry-props.ts';
import { RightButton, RowDoubts } from './row-doubts.tsx';
import styles from './row.module.css';
import { SimilarAnswers } from './similar-answers.tsx';
import type { RowQuestion } from './row-questions.tsx';
import { fieldOf, typedFields } from './use-row-words.ts';
import type { RowWords, TypedField } from './use-row-words.ts';

interface RowFaultsProps extends EntryProps {
  readonly words: RowWords;
  readonly row: EntryRow;
  readonly judged: JudgedRow;
  readonly onEdit: (id: string) => void;
  readonly onAsk: (question: RowQuestion) => void;
}

/** What a row needs, with the fields to correct it in place. */
export function RowFaults({ entry, words, row, judged, onEdit, onAsk }: RowFaultsProps) {
  const { t, faultOf } = words;
  const faults = judged.faults;
  // A field stays while it is typed in, also once it is right.
  const [asked, setAsked] = useState(faults);
  const fresh = faults.filter((fault) => !asked.includes(fault));
  if (fresh.length > 0) setAsked([...asked, ...fresh]);
  const proposed = useSelector(entry, ({ context }) => proposeCategories(context.rows).get(row.id) ?? null);
  const namesakes = openNamesakes(row);
  const chooseProduct = namesakes > 0 && (
    <Button look="tonal" height={44} onClick={() => onAsk({ what: 'product', rowId: row.id })}>
      {t('stockEntry.row.chooseProduct')}
    </Button>
  );
  const doubts = <RowDoubts entry={entry} words={words} row={row} />;
  const isRight = <RightButton entry={entry} words={words} row={row} />;
  if (judged.status === 'unsure') {
    return (
      <div className={styles.correction}>
        {doubts}
        {chooseProduct}
        {isRight}
      </div>
    );
  }
  const similar = openSimilar(row);
  // What it sells at depends on which product it is.
  const needsNoPrice = row.product !== null || similar !== null;
  const fields = typedFields.filter(
    (field) => asked.some((fault) => fieldOf(fault) === field) && (field !== 'sellingPrice' || !needsNoPrice),
  );
  const isExisting = productNamedAlready(row) !== null;
  const needsCategory = faults.includes('category');
  const needsForm = faults.some((fault) => ['twoPrices', 'twoBarcodes', 'refused'].includes(fault));
  const deletion = (
    <IconButton
      className={styles.delete}
      label={t('stockEntry.row.deleteNamed', { name: row.name.trim() || t('stockEntry.row.unnamed') })}
      icon={<IconTrash size={20} aria-hidden="true" />}
      // Its sheet deletes it as well.
      tabIndex={-1}
      onClick={() => onAsk({ what: 'delete', rowId: row.id })}
    />
  );
  // Beside the only thing to do it takes no line of its own.
  const isBeside =
    !judged.isUnsure && !needsCategory && !needsForm && !isExisting && similar === null && fields.length > 0;
  return (
    <div className={styles.correction}>
      {fields.map((field, at) => (
        <FaultyField
          key={field}
          t={t}
          field={field}
          value={typedIn(row, field)}
          fault={wrongIn(field)}
          beside={isBeside && at === 0 && deletion}
          onChange={(text) => entry.send({ type: 'row.change', rowId: row.id, field, text })}
        />
      ))}
      {faults
        .filter((fault) => fieldOf(fault) === null)
        .map((fault) => (
          <p key={fault} className={styles.fault}>
            <IconAlertTriangle size={18} aria-hidden="true" />
            {fault === 'category' && proposed !== null
              ? t('stockEntry.row.proposed', { category: words.categoryOf(proposed) })
              : faultOf(fault, row)}
          </p>
        ))}
      {doubts}
      {!isBeside && (
        <div className={styles.ways}>
          {chooseProduct}
          {similar !== null && (
            <SimilarAnswers entry={entry} words={words} rowId={row.id} similar={similar} />
          )}
          {isExisting && (
            <Button
              look="tonal"
              height={44}
              onClick={() => entry.send({ type: 'rows.addToExisting', rowIds: [row.id] })}
            >
              {t('stockEntry.row.addToIt')}
            </Button>
          )}
          {needsCategory && proposed !== null && (
            <Button
              look="tonal"
              height={44}
              onClick={() => entry.send({ type: 'rows.category', rowIds: [row.id], category: proposed })}
            >
              {t('stockEntry.row.takeCategory', { category: words.leafOf(proposed) })}
            </Button>
          )}
          {needsCategory && (
            <Button look="quiet" height={44} onClick={() => onAsk({ what: 'category', rowId: row.id })}>
              {t(proposed === null ? 'stockEntry.row.chooseCategory' : 'stockEntry.row.otherCategory')}
            </Button>
          )}
          {needsForm && (
            <Button look="quiet" height={44} onClick={() => onEdit(row.id)}>
              {t('stockEntry.row.change')}
            </Button>
          )}
          {isRight}
          {deletion}
        </div>
      )}
    </div>
  );

  function wrongIn(field: TypedField): string | null {
    const fault = faults.find((one) => fieldOf(one) === field);
    return fault === undefined ? null : faultOf(fault, row);
  }
}

interface FaultyFieldProps extends Pick<RowWords, 't'> {
  readonly field: TypedField;
  readonly value: string;
  /** What is wrong with it; null once it is right. */
  readonly fault: string | null;
  /** What else can be done, at the end of its line. */
  readonly beside: ReactNode;
  readonly onChange: (text: string) => void;
}

function FaultyField({ t, field, value, fault, beside, onChange }: FaultyFieldProps) {
  const id = useId();
  const isMoney = field !== 'name' && field !== 'amount';
  return (
    <div>
      <div className={styles.line}>
        <span className={classNames(styles.field, fault !== null && styles.wrong)}>
          {isMoney && <span aria-hidden="true">฿</span>}
          <input
            className={styles.input}
            aria-label={t(`stockEntry.field.${field}`)}
            aria-invalid={fault !== null}
            aria-describedby={fault === null ? undefined : id}
            placeholder={t(`stockEntry.field.${field}`)}
            inputMode={isMoney ? 'decimal' : field === 'amount' ? 'numeric' : 'text'}
            enterKeyHint="next"
            autoComplete="off"
            maxLength={maxProductName}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </span>
        {beside}
      </div>
      {fault !== null && (
        <p id={id} className={styles.fault}>
          <IconAlertTriangle size={18} aria-hidden="true" />
          {fault}
        </p>
      )}
    </div>
  );
}
