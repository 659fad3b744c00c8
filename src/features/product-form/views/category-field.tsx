import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeNodes, sectionsOf } from '../../../../domain/category-tree.ts';
import type { Category } from '../../../../domain/contract.ts';
import { nameIn } from '../../../../domain/names.ts';
import { ChoiceList } from '../../../ui/controls/choice-list.tsx';
import { FilterChips } from '../../../ui/controls/filter-chips.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { useLanguage } from '../../../ui/screen-context.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
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
  const [browsed, setBrowsed] = useState<string | null>(null);
  const path = pathTo(tree, categoryId);
  const tops = activeNodes(tree);
  const topId = browsed ?? path[0]?.id ?? tops[0]?.id ?? null;
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
      <BottomSheet
        name="category"
        opened={isOpen}
        title={t('productForm.chooseCategory')}
        onClose={() => setIsOpen(false)}
      >
        <div className={styles.sections}>
          <FilterChips
            label={t('productForm.field.category_id')}
            chips={tops.map((top) => ({
              id: top.id,
              label: nameIn(language, top),
              selected: top.id === topId,
            }))}
            onPick={setBrowsed}
          />
          {sectionsOf(tree, topId).map((section) => (
            <section key={section.id}>
              <h3 className={styles.label}>{nameIn(language, section)}</h3>
              <ChoiceList
                label={nameIn(language, section)}
                choices={activeNodes(section.children).map((child) => ({
                  id: child.id,
                  title: nameIn(language, child),
                }))}
                chosen={categoryId}
                onChoose={(id) => {
                  onChoose(id);
                  setIsOpen(false);
                }}
              />
            </section>
          ))}
        </div>
      </BottomSheet>
    </div>
  );
}

/** The categories of the three levels down to one; none where the shop no longer has it. */
function pathTo(tree: readonly Category[], categoryId: string): readonly Category[] {
  for (const category of tree) {
    if (category.id === categoryId) return [category];
    const below = pathTo(category.children, categoryId);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}
