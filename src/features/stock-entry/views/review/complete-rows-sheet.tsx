import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { incompleteRows } from '../../../../../domain/stock-entry/entry-review.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { BottomSheet } from '../../../../ui/sheets/bottom-sheet.tsx';
import { CategorySheet } from '../../../../ui/sheets/category-sheet.tsx';
import { entryCategory } from './entry-category.ts';
import type { ReviewProps } from '../entry-props.ts';
import { PriceRuleFields } from './price-rule-fields.tsx';
import { firstRule, ruleKinds, sellingRule } from './price-rule.ts';
import styles from './review.module.css';
import { useRowWords } from './use-row-words.ts';

interface CompleteRowsSheetProps extends Pick<ReviewProps, 'entry' | 'tree' | 'lastChoice' | 'onChoice'> {
  readonly missing: ReturnType<typeof incompleteRows>;
  readonly opened: boolean;
  /** Some of the rows are to be chosen first. */
  readonly onSome: () => void;
  readonly onClose: () => void;
}

/** A category and a selling price for all rows that miss them; what was chosen the last time is offered. */
export function CompleteRowsSheet({
  entry,
  tree,
  lastChoice,
  onChoice,
  missing,
  opened,
  onSome,
  onClose,
}: CompleteRowsSheetProps) {
  const { t } = useTranslation();
  const id = useId();
  const { categoryOf } = useRowWords(tree);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [typed, setTyped] = useState(() => ({ ...firstRule('sellingPrice'), ...lastChoice?.rule }));
  const [isChoosing, setChoosing] = useState(false);
  const needs = { category: missing.category.length > 0, price: missing.sellingPrice.length > 0 };
  const chosen = entryCategory(tree, chosenId ?? '');
  // An offer, and nothing that is taken unseen: the next delivery may be of other goods.
  const last = chosen === null ? entryCategory(tree, lastChoice?.categoryId ?? '') : null;
  const category = needs.category ? chosen : null;
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
        {needs.category && (
          <div role="group" aria-labelledby={`${id}-category`}>
            <span id={`${id}-category`} className={styles.label}>
              {t('stockEntry.complete.category', { count: missing.category.length })}
            </span>
            <div className={styles.choices}>
              <Button look="quiet" onClick={() => setChoosing(true)}>
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
        opened={isChoosing}
        tree={tree}
        categoryId={chosen?.ids[2] ?? ''}
        onChoose={setChosenId}
        onClose={() => setChoosing(false)}
      />
    </BottomSheet>
  );

  function reasonOf(): string | undefined {
    if (needs.price && rule === null && rules.kind !== 'each') return t('stockEntry.bulk.needFigure');
    return category === null && rule === null ? t('stock.selectCategoryFirst') : undefined;
  }

  function apply(): void {
    entry.send({
      type: 'rows.complete',
      rowIds: [...new Set([...missing.category, ...missing.sellingPrice])],
      category,
      rule,
    });
    onChoice({
      categoryId: chosen?.ids[2] ?? lastChoice?.categoryId ?? '',
      rule: { kind: rules.kind, percent: rules.percent },
    });
    onClose();
  }
}
