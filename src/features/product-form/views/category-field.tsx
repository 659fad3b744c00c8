import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryPath } from '../../../../domain/products/category-path.ts';
import type { Category } from '../../../../domain/contract.ts';
import { nameIn } from '../../../../domain/names.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { useLanguage } from '../../../ui/screen-context.ts';
import { CategorySheet } from '../../../ui/sheets/category-sheet.tsx';
import styles from './product-fields.module.css';

interface CategoryFieldProps {
  readonly tree: readonly Category[];
  /** Of the third level; empty for none. */
  readonly categoryId: string;
  readonly isLocked: boolean;
  readonly error: string | undefined;
  readonly onChoose: (categoryId: string) => void;
}

/** The third-level category of a product, chosen in a sheet of its own. */
export function CategoryField({ tree, categoryId, isLocked, error, onChoose }: CategoryFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const path = categoryPath(tree, categoryId);
  return (
    <div>
      <span className={styles.label} id="category-label">
        {t('productForm.field.category_id')}
        <span className={styles.needed} aria-hidden="true">
          {' *'}
        </span>
      </span>
      <button
        type="button"
        name="category_id"
        className={classNames(styles.category, error !== undefined && styles.wrong)}
        aria-labelledby="category-label category-value"
        aria-describedby={error === undefined ? undefined : 'category-fault'}
        aria-haspopup="dialog"
        aria-disabled={isLocked || undefined}
        onClick={() => setIsOpen(!isLocked)}
      >
        <span id="category-value" className={path.length === 0 ? styles.none : undefined}>
          {path.length === 0
            ? t('productForm.chooseCategory')
            : path.map((category) => nameIn(language, category)).join(' · ')}
        </span>
        <IconChevronDown size={20} aria-hidden="true" />
      </button>
      {error !== undefined && (
        <p id="category-fault" className={styles.fault}>
          {error}
        </p>
      )}
      <CategorySheet
        name="category"
        opened={isOpen}
        title={t('productForm.chooseCategory')}
        label={t('productForm.field.category_id')}
        searchLabel={t('productForm.searchCategories')}
        noneText={t('productForm.noSuchCategory')}
        tree={tree}
        categoryId={categoryId}
        onChoose={onChoose}
        onClose={() => setIsOpen(false)}
      />
    </div>
  );
}
