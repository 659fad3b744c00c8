import { IconAlertTriangle, IconCheck, IconHelpCircle, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category } from '../../../../domain/contract.ts';
import type { JudgedRow, RowFault } from '../../../../domain/entry-review.ts';
import { likelyPiecesOf } from '../../../../domain/entry-rows.ts';
import type { EntryField, EntryRow } from '../../../../domain/entry-rows.ts';
import { maxProductName } from '../../../../domain/limits.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { CategorySheet } from '../../../ui/sheets/category-sheet.tsx';
import { DeleteRow } from './delete-row.tsx';
import type { EntryProps } from './entry-props.ts';
import styles from './row.module.css';
import { entryCategory } from './use-category-label.ts';
import { useFaultWords } from './use-fault-words.ts';

interface RowFaultsProps extends EntryProps {
  readonly tree: readonly Category[];
  readonly row: EntryRow;
  readonly judged: JudgedRow;
  readonly onEdit: (id: string) => void;
}

const typed: readonly Extract<RowFault, EntryField>[] = ['name', 'amount', 'price', 'vipPrice'];

/** What a row needs, with the fields to correct it in place. */
export function RowFaults({ entry, tree, row, judged, onEdit }: RowFaultsProps) {
  const { t } = useTranslation();
  const faultWords = useFaultWords();
  const [isChoosing, setChoosing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const faults = judged.faults;
  // A field stays while it is typed in, also once it is right.
  const [asked, setAsked] = useState(faults);
  const fresh = faults.filter((fault) => !asked.includes(fault));
  if (fresh.length > 0) setAsked([...asked, ...fresh]);
  const likely = likelyPiecesOf(row);
  const suggestion = likely !== null && (
    <LikelyAmount
      pieces={likely}
      onTake={() => {
        entry.send({ type: 'row.change', rowId: row.id, field: 'amount', text: String(likely) });
        entry.send({ type: 'row.check', rowId: row.id });
      }}
    />
  );
  if (judged.status === 'unsure') {
    return (
      <div className={styles.correction}>
        {likely === null && (
          <p className={styles.doubt}>
            <IconHelpCircle size={18} aria-hidden="true" />
            {t('stockEntry.row.unsure')}
          </p>
        )}
        {suggestion}
        <Button
          look="quiet"
          height={44}
          icon={<IconCheck size={20} aria-hidden="true" />}
          onClick={() => entry.send({ type: 'row.check', rowId: row.id })}
        >
          {t('stockEntry.row.right')}
        </Button>
      </div>
    );
  }
  const fields = typed.filter((field) => asked.includes(field));
  return (
    <div className={styles.correction}>
      {fields.map((field) => (
        <FaultyField
          key={field}
          field={field}
          value={row[field]}
          fault={faults.includes(field) ? faultWords(field, row) : null}
          onChange={(text) => entry.send({ type: 'row.change', rowId: row.id, field, text })}
        />
      ))}
      {faults
        .filter((fault) => !fields.some((field) => field === fault))
        .map((fault) => (
          <p key={fault} className={styles.fault}>
            <IconAlertTriangle size={18} aria-hidden="true" />
            {faultWords(fault, row)}
          </p>
        ))}
      {suggestion}
      <div className={styles.ways}>
        {faults.includes('category') && (
          <Button look="quiet" height={44} onClick={() => setChoosing(true)}>
            {t('stockEntry.row.chooseCategory')}
          </Button>
        )}
        {faults.some((fault) => ['twoPrices', 'twoBarcodes', 'refused'].includes(fault)) && (
          <Button look="quiet" height={44} onClick={() => onEdit(row.id)}>
            {t('stockEntry.row.change')}
          </Button>
        )}
        <IconButton
          className={styles.delete}
          label={t('stockEntry.row.delete')}
          icon={<IconTrash size={20} aria-hidden="true" />}
          onClick={() => setDeleting(true)}
        />
      </div>
      <CategorySheet
        name={`category-${row.id}`}
        title={t('stockEntry.row.chooseCategory')}
        label={t('stockEntry.field.category')}
        opened={isChoosing}
        tree={tree}
        categoryId={row.category?.ids[2] ?? ''}
        onChoose={(id) => {
          const category = entryCategory(tree, id);
          if (category !== null) entry.send({ type: 'rows.category', rowIds: [row.id], category });
        }}
        onClose={() => setChoosing(false)}
      />
      <DeleteRow
        name={`delete-${row.id}`}
        entry={entry}
        row={row}
        opened={isDeleting}
        onClose={() => setDeleting(false)}
      />
    </div>
  );
}

interface LikelyAmountProps {
  readonly pieces: number;
  readonly onTake: () => void;
}

/** The amount that the sum of a row says, to be taken over. */
function LikelyAmount({ pieces, onTake }: LikelyAmountProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.doubt}>
        <IconHelpCircle size={18} aria-hidden="true" />
        {t('stockEntry.row.likely', { count: pieces })}
      </p>
      <Button look="tonal" height={44} onClick={onTake}>
        {t('stockEntry.row.take', { count: pieces })}
      </Button>
    </>
  );
}

interface FaultyFieldProps {
  readonly field: Extract<RowFault, EntryField>;
  readonly value: string;
  /** What is wrong with it; null once it is right. */
  readonly fault: string | null;
  readonly onChange: (text: string) => void;
}

function FaultyField({ field, value, fault, onChange }: FaultyFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const isMoney = field === 'price' || field === 'vipPrice';
  return (
    <div>
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
      {fault !== null && (
        <p id={id} className={styles.fault}>
          <IconAlertTriangle size={18} aria-hidden="true" />
          {fault}
        </p>
      )}
    </div>
  );
}
