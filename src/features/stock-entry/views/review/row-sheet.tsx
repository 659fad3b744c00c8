import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewEntry } from '../../../../../domain/stock-entry/entry-review.ts';
import { blankRow } from '../../../../../domain/stock-entry/entry-rows.ts';
import type { EntryRow } from '../../../../../domain/stock-entry/entry-rows.ts';
import { Button, ButtonRow } from '../../../../ui/controls/button.tsx';
import { BottomSheet } from '../../../../ui/sheets/bottom-sheet.tsx';
import { DeleteRow } from './delete-row.tsx';
import type { ReviewProps } from '../entry-props.ts';
import { RowForm } from './row-form.tsx';
import type { EntrySourceView } from './source-view.tsx';
import { SourceView } from './source-view.tsx';
import styles from './review.module.css';

interface RowSheetProps extends Pick<ReviewProps, 'entry' | 'tree' | 'picker'> {
  readonly source: EntrySourceView;
  /** The row that is edited; null while none is. */
  readonly rowId: string | null;
  /** The one after it; null at the end. */
  readonly nextId: string | null;
  /** Goes to another row, or closes with null. */
  readonly onMove: (rowId: string | null) => void;
}

/** All of one row, with its place in what it was read from. */
export function RowSheet({ entry, tree, picker, source, rowId, nextId, onMove }: RowSheetProps) {
  const { t } = useTranslation();
  const { rows, refusedIds } = useSelector(entry, ({ context }) => context);
  const [isDeleting, setDeleting] = useState(false);
  const found = rows.find(({ id }) => id === rowId) ?? null;
  // The sheet keeps showing its row while it goes.
  const [last, setLast] = useState<EntryRow>(() => blankRow(''));
  if (found !== null && found !== last) setLast(found);
  const row = found ?? last;
  const faults = reviewEntry(rows, refusedIds).judged.get(row.id)?.faults ?? [];
  const next = () => onMove(nextId);
  return (
    <BottomSheet
      name="row"
      opened={found !== null}
      title={row.name.trim() === '' ? t('stockEntry.row.unnamed') : row.name}
      isWider
      onClose={() => onMove(null)}
      footer={
        <ButtonRow>
          <Button look="dangerText" onClick={() => setDeleting(true)}>
            {t('stockEntry.row.delete')}
          </Button>
          {nextId !== null && (
            <Button look="tonal" grow onClick={next}>
              {t('stockEntry.row.next')}
            </Button>
          )}
          <Button grow onClick={() => onMove(null)}>
            {t('stockEntry.row.done')}
          </Button>
        </ButtonRow>
      }
    >
      <SourceView source={source} row={row} className={styles.inSheet} />
      <RowForm
        key={row.id}
        entry={entry}
        tree={tree}
        picker={picker}
        row={row}
        faults={faults}
        onLast={next}
      />
      <DeleteRow
        name="delete-row"
        entry={entry}
        row={row}
        opened={isDeleting}
        onClose={() => setDeleting(false)}
        onDeleted={() => onMove(null)}
      />
    </BottomSheet>
  );
}
