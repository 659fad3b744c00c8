import { IconAlertTriangle } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/controls/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { CategorySheet } from '../../../../ui/sheets/category-sheet.tsx';
import { entryCategory } from './entry-category.ts';
import type { ReviewProps } from '../entry-props.ts';
import styles from './review.module.css';

/** Puts all rows without a category into one; shown while there are several. */
export function MissingCategories({ entry, tree }: Pick<ReviewProps, 'entry' | 'tree'>) {
  const { t } = useTranslation();
  const [isChoosing, setChoosing] = useState(false);
  const rows = useSelector(entry, ({ context }) => context.rows);
  const rowIds = rows.filter(({ category }) => category === null).map(({ id }) => id);
  if (rowIds.length < 2) return null;
  return (
    <Card>
      <div className={styles.missing}>
        <IconAlertTriangle size={20} aria-hidden="true" />
        <p>{t('stockEntry.tools.oneForAll', { count: rowIds.length })}</p>
        <Button look="tonal" height={44} onClick={() => setChoosing(true)}>
          {t('stockEntry.tools.chooseForAll')}
        </Button>
      </div>
      <CategorySheet
        name="missing-categories"
        title={t('stockEntry.row.chooseCategory')}
        label={t('stockEntry.field.category')}
        opened={isChoosing}
        tree={tree}
        categoryId=""
        onChoose={(id) => {
          const category = entryCategory(tree, id);
          if (category !== null) entry.send({ type: 'rows.category', rowIds, category });
        }}
        onClose={() => setChoosing(false)}
      />
    </Card>
  );
}
