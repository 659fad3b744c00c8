import { IconAlertTriangle, IconCheck, IconHelpCircle, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { productNamedAlready } from '../../../../../domain/stock-entry/entry-review.ts';
import {
  countsPacks,
  isDoubtful,
  hasDoubtfulName,
  openNamesakes,
  openSimilar,
} from '../../../../../domain/stock-entry/row-doubts.ts';
import type { JudgedRow } from '../../../../../domain/stock-entry/entry-review.ts';
import { likelyPiecesOf, typedIn } from '../../../../../domain/stock-entry/entry-rows.ts';
import type { EntryRow } from '../../../../../domain/stock-entry/entry-rows.ts';
import { maxProductName } from '../../../../../domain/limits.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { classNames } from '../../../../ui/layout/class-names.ts';
import type { EntryProps } from '../entry-props.ts';
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
  const likely = likelyPiecesOf(row);
  const suggestion = likely !== null && (
    <LikelyAmount
      t={t}
      pieces={likely}
      onTake={() => {
        entry.send({ type: 'row.change', rowId: row.id, field: 'amount', text: String(likely) });
        entry.send({ type: 'row.check', rowId: row.id });
      }}
    />
  );
  const namesakes = openNamesakes(row);
  const ofSeveral = namesakes > 0 && <Doubt text={t('stockEntry.row.namesakes', { count: namesakes })} />;
  const chooseProduct = namesakes > 0 && (
    <Button look="tonal" height={44} onClick={() => onAsk({ what: 'product', rowId: row.id })}>
      {t('stockEntry.row.chooseProduct')}
    </Button>
  );
  const isElse = likely === null && judged.isUnsure;
  const doubt = isElse && doubtOf(row) !== null && (
    <Doubt text={t(`stockEntry.row.${doubtOf(row) ?? 'unsure'}`)} />
  );
  const isRight = judged.isUnsure && (
    <Button
      look="quiet"
      height={44}
      icon={<IconCheck size={20} aria-hidden="true" />}
      onClick={() => entry.send({ type: 'row.check', rowId: row.id })}
    >
      {t('stockEntry.row.right')}
    </Button>
  );
  if (judged.status === 'unsure') {
    return (
      <div className={styles.correction}>
        {ofSeveral}
        {doubt}
        {suggestion}
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
            {faultOf(fault, row)}
          </p>
        ))}
      {ofSeveral}
      {doubt}
      {suggestion}
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
          {needsCategory && (
            <Button look="quiet" height={44} onClick={() => onAsk({ what: 'category', rowId: row.id })}>
              {t('stockEntry.row.chooseCategory')}
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

/** Why a row has to be looked at, but for that several products have its name. */
function doubtOf(row: EntryRow): 'packs' | 'unsure' | 'checkName' | null {
  if (countsPacks(row)) return 'packs';
  if (isDoubtful(row)) return 'unsure';
  return hasDoubtfulName(row) ? 'checkName' : null;
}

/** What is to be looked at, and keeps nothing from being booked. */
function Doubt({ text }: { readonly text: string }) {
  return (
    <p className={styles.doubt}>
      <IconHelpCircle size={18} aria-hidden="true" />
      {text}
    </p>
  );
}

interface LikelyAmountProps extends Pick<RowWords, 't'> {
  readonly pieces: number;
  readonly onTake: () => void;
}

/** The amount that the sum of a row says, to be taken over. */
function LikelyAmount({ t, pieces, onTake }: LikelyAmountProps) {
  return (
    <>
      <Doubt text={t('stockEntry.row.likely', { count: pieces })} />
      <Button look="tonal" height={44} onClick={onTake}>
        {t('stockEntry.row.take', { count: pieces })}
      </Button>
    </>
  );
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
