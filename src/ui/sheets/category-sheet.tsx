import { useState } from 'react';
import { activeNodes, sectionsOf } from '../../../domain/products/category-tree.ts';
import { findCategories } from '../../../domain/products/find-categories.ts';
import { categoryPath } from '../../../domain/products/category-path.ts';
import type { Category } from '../../../domain/contract.ts';
import { nameKey } from '../../../domain/name-keys.ts';
import { nameIn } from '../../../domain/names.ts';
import { ChoiceList } from '../controls/choice-list.tsx';
import { FilterChips } from '../controls/filter-chips.tsx';
import { SearchField } from '../controls/search-field.tsx';
import { focusFirst, isPointerFine } from '../layout/pointer.ts';
import { useLanguage } from '../screen-context.ts';
import { BottomSheet } from './bottom-sheet.tsx';
import styles from './category-sheet.module.css';

const maxQuery = 50;

interface CategorySheetProps {
  /** Tells the sheet from others of the screen. */
  readonly name: string;
  readonly title: string;
  /** Names the levels for who cannot see them. */
  readonly label: string;
  readonly searchLabel: string;
  /** Says that no category is called as was typed. */
  readonly noneText: string;
  readonly opened: boolean;
  readonly tree: readonly Category[];
  /** Of the third level; empty for none. */
  readonly categoryId: string;
  readonly onChoose: (categoryId: string) => void;
  readonly onClose: () => void;
}

/** Chooses a category of the third level, by any of its names or level by level; as tall whatever it lists. */
export function CategorySheet({
  name,
  title,
  label,
  searchLabel,
  noneText,
  opened,
  tree,
  categoryId,
  onChoose,
  onClose,
}: CategorySheetProps) {
  const language = useLanguage();
  const [browsed, setBrowsed] = useState<string | null>(null);
  const [query, setQuery] = useState('');
  const key = nameKey(query);
  const found = key === '' ? [] : findCategories(tree, key);
  const tops = activeNodes(tree);
  const isFocused = isPointerFine();
  const topId = browsed ?? categoryPath(tree, categoryId)[0]?.id ?? tops[0]?.id ?? null;
  return (
    <BottomSheet name={name} opened={opened} title={title} isTall focusesField={isFocused} onClose={onClose}>
      <div className={styles.search} ref={isFocused ? focusFirst : undefined}>
        <SearchField value={query} onChange={setQuery} placeholder={searchLabel} maxLength={maxQuery} />
      </div>
      <div className={styles.sections}>
        {key !== '' && found.length === 0 && <p role="status">{noneText}</p>}
        {key !== '' && (
          <ChoiceList
            label={label}
            choices={found.map(({ leaf, above }) => ({
              id: leaf.id,
              title: nameIn(language, leaf),
              text: above.map((one) => nameIn(language, one)).join(' / '),
            }))}
            chosen={categoryId}
            onChoose={choose}
          />
        )}
        {key === '' && (
          <FilterChips
            label={label}
            chips={tops.map((top) => ({
              id: top.id,
              label: nameIn(language, top),
              selected: top.id === topId,
            }))}
            onPick={setBrowsed}
          />
        )}
        {(key === '' ? sectionsOf(tree, topId) : []).map((section) => (
          <section key={section.id}>
            <h3 className={styles.label}>{nameIn(language, section)}</h3>
            <ChoiceList
              label={nameIn(language, section)}
              choices={activeNodes(section.children).map((child) => ({
                id: child.id,
                title: nameIn(language, child),
              }))}
              chosen={categoryId}
              onChoose={choose}
            />
          </section>
        ))}
      </div>
    </BottomSheet>
  );

  function choose(id: string): void {
    setQuery('');
    onChoose(id);
    onClose();
  }
}
