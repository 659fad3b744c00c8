import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openSimilar } from '../../../../../domain/stock-entry/entry-review.ts';
import { CategorySheet } from '../../../../ui/sheets/category-sheet.tsx';
import { entryCategory } from './entry-category.ts';
import { FaultOfSeveral } from './fault-of-several.tsx';
import type { ReviewProps } from '../entry-props.ts';

/** Puts all rows without a category into one; shown while there are several. */
export function MissingCategories({ entry, tree }: Pick<ReviewProps, 'entry' | 'tree'>) {
  const { t } = useTranslation();
  const [isChoosing, setChoosing] = useState(false);
  const rows = useSelector(entry, ({ context }) => context.rows);
  const rowIds = rows.filter((row) => row.category === null && openSimilar(row) === null).map(({ id }) => id);
  if (rowIds.length < 2) return null;
  return (
    <>
      <FaultOfSeveral
        text={t('stockEntry.tools.oneForAll', { count: rowIds.length })}
        action={t('stockEntry.tools.chooseForAll')}
        onClick={() => setChoosing(true)}
      />
      <CategorySheet
        name="missing-categories"
        title={t('stockEntry.row.chooseCategory')}
        label={t('stockEntry.field.category')}
        searchLabel={t('stockEntry.row.searchCategories')}
        noneText={t('stockEntry.row.noSuchCategory')}
        opened={isChoosing}
        tree={tree}
        categoryId=""
        onChoose={(id) => {
          const category = entryCategory(tree, id);
          if (category !== null) entry.send({ type: 'rows.category', rowIds, category });
        }}
        onClose={() => setChoosing(false)}
      />
    </>
  );
}
