import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { blankRow } from '../../../../../domain/stock-entry/entry-rows.ts';
import type { EntryRow } from '../../../../../domain/stock-entry/entry-rows.ts';
import { CategorySheet } from '../../../../ui/sheets/category-sheet.tsx';
import { DeleteRow } from './delete-row.tsx';
import { entryCategory } from './entry-category.ts';
import type { ReviewProps } from '../entry-props.ts';
import { RowPicker } from './row-picker.tsx';
import type { RowWords } from './use-row-words.ts';

/** What is asked about a row beside the list. */
export interface RowQuestion {
  readonly what: 'category' | 'product' | 'delete';
  readonly rowId: string;
}

interface RowQuestionsProps extends Pick<ReviewProps, 'entry' | 'tree' | 'picker'> {
  readonly words: RowWords;
  /** Null while nothing is asked. */
  readonly question: RowQuestion | null;
  readonly onClose: () => void;
}

/** The sheets that rows open: they stand once for the list. */
export function RowQuestions({ entry, tree, picker, words, question, onClose }: RowQuestionsProps) {
  const { t } = words;
  const found = useSelector(
    entry,
    ({ context }) => context.rows.find(({ id }) => id === question?.rowId) ?? null,
  );
  // A sheet keeps showing its row while it goes.
  const [last, setLast] = useState<EntryRow>(() => blankRow(''));
  if (found !== null && found !== last) setLast(found);
  const row = found ?? last;
  return (
    <>
      <CategorySheet
        key={`category-${row.id}`}
        name="row-category"
        title={t('stockEntry.row.chooseCategory')}
        label={t('stockEntry.field.category')}
        searchLabel={t('stockEntry.row.searchCategories')}
        noneText={t('stockEntry.row.noSuchCategory')}
        opened={found !== null && question?.what === 'category'}
        tree={tree}
        categoryId={row.category?.ids[2] ?? ''}
        onChoose={(id) => {
          const category = entryCategory(tree, id);
          if (category !== null) entry.send({ type: 'rows.category', rowIds: [row.id], category });
        }}
        onClose={onClose}
      />
      {found !== null && question?.what === 'product' && (
        <RowPicker entry={entry} tree={tree} picker={picker} words={words} row={found} onClose={onClose} />
      )}
      <DeleteRow
        name="row-delete"
        entry={entry}
        row={row}
        opened={found !== null && question?.what === 'delete'}
        onClose={onClose}
      />
    </>
  );
}
