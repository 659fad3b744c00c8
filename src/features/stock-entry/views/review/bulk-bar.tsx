import { IconTrash } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category } from '../../../../../domain/contract.ts';
import { productNamedAlready } from '../../../../../domain/stock-entry/entry-review.ts';
import { piecesOf, priceOf } from '../../../../../domain/stock-entry/entry-rows.ts';
import { Button, ButtonRow } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { StickyBar } from '../../../../ui/layout/sticky-bar.tsx';
import { CategorySheet } from '../../../../ui/sheets/category-sheet.tsx';
import { ConfirmSheet } from '../../../../ui/sheets/confirm-sheet.tsx';
import { Money } from '../../../../ui/values/money.tsx';
import { entryCategory } from './entry-category.ts';
import type { EntryProps } from '../entry-props.ts';
import { PriceRuleSheet } from './price-rule-sheet.tsx';
import type { RuledPrice } from './price-rule.ts';
import styles from './review.module.css';

interface BulkBarProps extends EntryProps {
  readonly tree: readonly Category[];
  readonly chosen: ReadonlySet<string>;
  readonly onEnd: () => void;
}

type Opened = 'category' | RuledPrice | 'delete';

const prices = ['price', 'sellingPrice', 'vipPrice'] as const satisfies readonly RuledPrice[];

/** What is done with all rows that are chosen. */
export function BulkBar({ entry, tree, chosen, onEnd }: BulkBarProps) {
  const { t } = useTranslation();
  const rows = useSelector(entry, ({ context }) => context.rows);
  const [opened, setOpened] = useState<Opened | null>(null);
  const picked = rows.filter(({ id }) => chosen.has(id));
  const rowIds = picked.map(({ id }) => id);
  const newIds = picked.filter(({ product }) => product === null).map(({ id }) => id);
  const existingIds = picked.filter((row) => productNamedAlready(row) !== null).map(({ id }) => id);
  const value = picked.reduce((sum, row) => sum + (piecesOf(row) ?? 0) * (priceOf(row) ?? 0), 0);
  const reason = rowIds.length === 0 ? t('stockEntry.bulk.noneChosen') : undefined;
  const close = () => setOpened(null);
  return (
    <>
      <StickyBar
        top={
          <>
            <span role="status">{t('stockEntry.bulk.chosen', { count: rowIds.length })}</span>
            <span className={styles.sum}>
              {t('common.total')} <Money amount={value} className={styles.total} />
            </span>
          </>
        }
      >
        <IconButton
          className={styles.delete}
          label={t('stockEntry.bulk.delete')}
          icon={<IconTrash size={22} aria-hidden="true" />}
          reason={reason}
          onClick={() => setOpened('delete')}
        />
        {existingIds.length > 0 && (
          <Button
            height={44}
            grow
            onClick={() => entry.send({ type: 'rows.addToExisting', rowIds: existingIds })}
          >
            {t('stockEntry.tools.addToExisting')}
          </Button>
        )}
        <Button look="tonal" height={44} grow reason={reason} onClick={() => setOpened('category')}>
          {t('stockEntry.field.category')}
        </Button>
        <div className={styles.prices}>
          <ButtonRow>
            {prices.map((what) => (
              <Button
                key={what}
                look="quiet"
                height={44}
                grow
                reason={
                  reason ??
                  (what === 'sellingPrice' && newIds.length === 0 ? t('stockEntry.bulk.noneNew') : undefined)
                }
                onClick={() => setOpened(what)}
              >
                {t(`stockEntry.field.${what}`)}
              </Button>
            ))}
          </ButtonRow>
        </div>
      </StickyBar>
      <CategorySheet
        name="category"
        title={t('stockEntry.row.chooseCategory')}
        label={t('stockEntry.field.category')}
        searchLabel={t('stockEntry.row.searchCategories')}
        noneText={t('stockEntry.row.noSuchCategory')}
        opened={opened === 'category'}
        tree={tree}
        categoryId=""
        onChoose={(id) => {
          const category = entryCategory(tree, id);
          if (category !== null) entry.send({ type: 'rows.category', rowIds, category });
        }}
        onClose={close}
      />
      {prices.map((what) => (
        <PriceRuleSheet
          key={what}
          entry={entry}
          what={what}
          opened={opened === what}
          rowIds={what === 'sellingPrice' ? newIds : rowIds}
          onClose={close}
        />
      ))}
      <ConfirmSheet
        name="delete-rows"
        destructive
        opened={opened === 'delete'}
        title={t('stockEntry.bulk.deleteTitle', { count: rowIds.length })}
        action={t('stockEntry.bulk.delete')}
        onConfirm={() => {
          close();
          entry.send({ type: 'rows.delete', rowIds });
          onEnd();
        }}
        onClose={close}
      >
        <p>{t('stockEntry.delete.text')}</p>
      </ConfirmSheet>
    </>
  );
}
