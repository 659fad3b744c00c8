import { openNamesakes } from '../../../../../domain/stock-entry/row-doubts.ts';
import type { EntryRow } from '../../../../../domain/stock-entry/entry-rows.ts';
import { entryCategory } from './entry-category.ts';
import type { ReviewProps } from '../entry-props.ts';
import type { RowWords } from './use-row-words.ts';

interface RowPickerProps extends Pick<ReviewProps, 'entry' | 'tree' | 'picker'> {
  readonly words: Pick<RowWords, 't'>;
  readonly row: EntryRow;
  readonly onClose: () => void;
}

/** Chooses the product that a row adds to. */
export function RowPicker({ entry, tree, picker: Picker, words: { t }, row, onClose }: RowPickerProps) {
  return (
    <Picker
      title={t('stockEntry.row.chooseProduct')}
      search={searchFor(row)}
      onPick={(product, categoryId) => {
        const category = entryCategory(tree, categoryId);
        entry.send({ type: 'row.product', rowId: row.id, product, category });
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** A row's name; of one that several products have, without the size and what stands behind it, which the products found show. */
function searchFor(row: EntryRow): string {
  const [bare = ''] = openNamesakes(row) > 0 ? row.name.split(/\d/) : [];
  return bare.trim() === '' ? row.name.trim() : bare.trim();
}
