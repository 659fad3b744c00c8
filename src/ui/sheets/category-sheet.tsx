import { useState } from 'react';
import { activeNodes, sectionsOf } from '../../../domain/products/category-tree.ts';
import { categoryPath } from '../../../domain/products/category-path.ts';
import type { Category } from '../../../domain/contract.ts';
import { nameIn } from '../../../domain/names.ts';
import { ChoiceList } from '../controls/choice-list.tsx';
import { FilterChips } from '../controls/filter-chips.tsx';
import { useLanguage } from '../screen-context.ts';
import { BottomSheet } from './bottom-sheet.tsx';
import styles from './category-sheet.module.css';

interface CategorySheetProps {
  /** Tells the sheet from others of the screen. */
  readonly name: string;
  readonly title: string;
  /** Names the levels for who cannot see them. */
  readonly label: string;
  readonly opened: boolean;
  readonly tree: readonly Category[];
  /** Of the third level; empty for none. */
  readonly categoryId: string;
  readonly onChoose: (categoryId: string) => void;
  readonly onClose: () => void;
}

/** Chooses a category of the third level: the first in chips, the others below their second. */
export function CategorySheet({
  name,
  title,
  label,
  opened,
  tree,
  categoryId,
  onChoose,
  onClose,
}: CategorySheetProps) {
  const language = useLanguage();
  const [browsed, setBrowsed] = useState<string | null>(null);
  const tops = activeNodes(tree);
  const topId = browsed ?? categoryPath(tree, categoryId)[0]?.id ?? tops[0]?.id ?? null;
  return (
    <BottomSheet name={name} opened={opened} title={title} onClose={onClose}>
      <div className={styles.sections}>
        <FilterChips
          label={label}
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
                onClose();
              }}
            />
          </section>
        ))}
      </div>
    </BottomSheet>
  );
}
