import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { proposeCategories, rowsByCategory } from '../../../../../domain/stock-entry/category-proposals.ts';
import type { incompleteRows } from '../../../../../domain/stock-entry/entry-review.ts';
import type { EntryCategory, EntryRow } from '../../../../../domain/stock-entry/entry-rows.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { BottomSheet } from '../../../../ui/sheets/bottom-sheet.tsx';
import { CategorySheet } from '../../../../ui/sheets/category-sheet.tsx';
import { entryCategory } from './entry-category.ts';
import type { ReviewProps } from '../entry-props.ts';
import { namesOf, ProposedCategories } from './proposed-categories.tsx';
import { PriceRuleFields } from './price-rule-fields.tsx';
import { firstRule, ruleKinds, sellingRule } from './price-rule.ts';
import styles from './review.module.css';
import { useRowWords } from './use-row-words.ts';

/** Names of rows without a proposal that are shown; the others are counted. */
const shownOthers = 20;

/** For what a category is being chosen. */
interface Asked {
  /** Null for all rows of which none is proposed. */
  readonly rowIds: readonly string[] | null;
  readonly categoryId: string;
}

interface CompleteRowsSheetProps extends Pick<ReviewProps, 'entry' | 'tree' | 'lastChoice' | 'onChoice'> {
  readonly rows: readonly EntryRow[];
  readonly missing: ReturnType<typeof incompleteRows>;
  readonly opened: boolean;
  /** Some of the rows are to be chosen first. */
  readonly onSome: () => void;
  readonly onClose: () => void;
}

/**
 * A category and a selling price for all rows that miss them: the category that is proposed for each, and one for the others; what was chosen the
 * last time is offered.
 */
export function CompleteRowsSheet({
  entry,
  tree,
  lastChoice,
  onChoice,
  rows,
  missing,
  opened,
  onSome,
  onClose,
}: CompleteRowsSheetProps) {
  const { t } = useTranslation();
  const id = useId();
  const words = useRowWords(tree);
  const { categoryOf } = words;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [changed, setChanged] = useState<Readonly<Record<string, EntryCategory>>>({});
  const [typed, setTyped] = useState(() => ({ ...firstRule('sellingPrice'), ...lastChoice?.rule }));
  /** Ids of the rows for which a category is being chosen, and the one that they have. */
  const [asked, setAsked] = useState<Asked | null>(null);
  const needs = { category: missing.category.length > 0, price: missing.sellingPrice.length > 0 };
  const missed = new Set(missing.category);
  const proposals = proposeCategories(rows);
  const given = new Map(
    missing.category.flatMap((rowId) => {
      const own = changed[rowId] ?? proposals.get(rowId);
      return own === undefined ? [] : [[rowId, own] as const];
    }),
  );
  const groups = rowsByCategory(rows, given);
  const others = rows.filter(({ id: rowId }) => missed.has(rowId) && !given.has(rowId));
  const othersNames = namesOf(others);
  const chosen = others.length === 0 ? null : entryCategory(tree, chosenId ?? '');
  // An offer, and nothing that is taken unseen: the next delivery may be of other goods.
  const last = chosen === null ? entryCategory(tree, lastChoice?.categoryId ?? '') : null;
  const category = needs.category ? chosen : null;
  const givesCategory = category !== null || groups.length > 0;
  // A price for each is left for later only beside a category that is given now.
  const rules = typed.kind === 'each' && !needs.category ? { ...typed, kind: 'markup' as const } : typed;
  const rule = needs.price ? sellingRule(rules) : null;
  return (
    <BottomSheet
      name="complete-rows"
      opened={opened}
      title={t('stockEntry.complete.title')}
      isForm
      onClose={onClose}
      footer={
        <Button submit grow reason={reasonOf()} onClick={apply}>
          {t('stockEntry.complete.apply')}
        </Button>
      }
    >
      <div className={styles.form}>
        {groups.length > 0 && (
          <div role="group" aria-labelledby={`${id}-proposed`}>
            <span id={`${id}-proposed`} className={styles.label}>
              {t('stockEntry.complete.proposed', { count: given.size })}
            </span>
            <ProposedCategories
              words={words}
              groups={groups}
              onChange={(group) =>
                setAsked({ rowIds: group.rows.map((row) => row.id), categoryId: group.category.ids[2] })
              }
            />
          </div>
        )}
        {others.length > 0 && (
          <div role="group" aria-labelledby={`${id}-category`}>
            <span id={`${id}-category`} className={styles.label}>
              {t('stockEntry.complete.category', { count: others.length })}
            </span>
            {groups.length > 0 && (
              <p className={styles.others}>
                {othersNames.slice(0, shownOthers).join(' · ')}
                {othersNames.length > shownOthers &&
                  ` · ${t('stockEntry.complete.more', { count: othersNames.length - shownOthers })}`}
              </p>
            )}
            <div className={styles.choices}>
              <Button look="quiet" onClick={() => setAsked({ rowIds: null, categoryId: chosenId ?? '' })}>
                {chosen === null ? t('stockEntry.row.chooseCategory') : categoryOf(chosen)}
              </Button>
              {last !== null && (
                <Button look="tonal" onClick={() => setChosenId(last.ids[2])}>
                  {t('stockEntry.complete.asBefore', { category: categoryOf(last) })}
                </Button>
              )}
            </div>
          </div>
        )}
        {needs.price && (
          <div role="group" aria-labelledby={`${id}-price`} className={styles.form}>
            <span id={`${id}-price`} className={styles.label}>
              {t('stockEntry.bulk.sellingPrice', { count: missing.sellingPrice.length })}
            </span>
            <PriceRuleFields
              what="sellingPrice"
              kinds={needs.category ? ruleKinds.missing : ruleKinds.sellingPrice}
              typed={rules}
              onChange={setTyped}
            />
          </div>
        )}
        <div>
          <Button look="text" height={44} onClick={onSome}>
            {t('stockEntry.complete.some')}
          </Button>
        </div>
      </div>
      <CategorySheet
        name="complete-category"
        title={t('stockEntry.row.chooseCategory')}
        label={t('stockEntry.field.category')}
        searchLabel={t('stockEntry.row.searchCategories')}
        noneText={t('stockEntry.row.noSuchCategory')}
        opened={asked !== null}
        tree={tree}
        categoryId={asked?.categoryId ?? ''}
        onChoose={choose}
        onClose={() => setAsked(null)}
      />
    </BottomSheet>
  );

  function reasonOf(): string | undefined {
    if (needs.price && rule === null && rules.kind !== 'each') return t('stockEntry.bulk.needFigure');
    return !givesCategory && rule === null ? t('stock.selectCategoryFirst') : undefined;
  }

  function choose(categoryId: string): void {
    const own = entryCategory(tree, categoryId);
    const rowIds = asked?.rowIds ?? null;
    if (rowIds === null) setChosenId(categoryId);
    else if (own !== null)
      setChanged({ ...changed, ...Object.fromEntries(rowIds.map((rowId) => [rowId, own])) });
  }

  function apply(): void {
    entry.send({
      type: 'rows.complete',
      rowIds: [...new Set([...missing.category, ...missing.sellingPrice])],
      category,
      ...(given.size === 0 ? {} : { categories: Object.fromEntries(given) }),
      rule,
    });
    onChoice({
      categoryId: chosen?.ids[2] ?? lastChoice?.categoryId ?? '',
      rule: { kind: rules.kind, percent: rules.percent },
    });
    onClose();
  }
}
