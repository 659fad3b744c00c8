import { IconColumns } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { columnKinds, nameColumns } from '../../../../../domain/stock-entry/entry-columns.ts';
import type { ColumnKind } from '../../../../../domain/stock-entry/entry-columns.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SelectField } from '../../../../ui/controls/select-field.tsx';
import { BottomSheet } from '../../../../ui/sheets/bottom-sheet.tsx';
import type { EntryProps } from '../entry-props.ts';
import styles from './review.module.css';

/** Says what the columns of the list were taken for; somebody who knows better has it read again. */
export function ColumnsButton({ entry }: EntryProps) {
  const { t } = useTranslation();
  const { columns, hasBooked } = useSelector(entry, ({ context }) => context);
  const [chosen, setChosen] = useState<ReadonlyMap<string, ColumnKind> | null>(null);
  if (columns.length === 0) return null;
  const named = nameColumns(columns, chosen ?? new Map());
  const isChanged = named.some(({ kind }, at) => kind !== (columns[at]?.kind ?? 'ignored'));
  return (
    <>
      <Button
        look="text"
        height={44}
        icon={<IconColumns size={20} aria-hidden="true" />}
        reason={hasBooked ? t('stockEntry.columns.booked') : undefined}
        onClick={() => setChosen(new Map())}
      >
        {t('stockEntry.columns.title')}
      </Button>
      <BottomSheet
        name="entry-columns"
        opened={chosen !== null}
        title={t('stockEntry.columns.question')}
        isForm
        onClose={() => setChosen(null)}
        footer={
          <Button
            submit
            grow
            reason={isChanged ? undefined : t('stockEntry.columns.unchanged')}
            onClick={() => {
              setChosen(null);
              entry.send({ type: 'columns.correct', said: named });
            }}
          >
            {t('stockEntry.columns.read')}
          </Button>
        }
      >
        <div className={styles.form}>
          <p className={styles.note}>{t('stockEntry.columns.effect')}</p>
          {named.map(({ heading, kind }) => (
            <SelectField
              key={heading}
              label={heading}
              value={kind}
              options={columnKinds.map((value) => ({ value, label: t(`stockEntry.columns.kind.${value}`) }))}
              onChange={(value) => setChosen((known) => new Map(known).set(heading, value))}
            />
          ))}
        </div>
      </BottomSheet>
    </>
  );
}
