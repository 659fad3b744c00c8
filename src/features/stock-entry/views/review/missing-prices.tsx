import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openSimilar } from '../../../../../domain/stock-entry/entry-review.ts';
import { isBlank, sellsAt } from '../../../../../domain/stock-entry/entry-rows.ts';
import type { EntryProps } from '../entry-props.ts';
import { FaultOfSeveral } from './fault-of-several.tsx';
import { PriceRuleSheet } from './price-rule-sheet.tsx';

/** Gives all new products without a selling price one together; shown while there are several. */
export function MissingPrices({ entry }: EntryProps) {
  const { t } = useTranslation();
  const [isOpened, setOpened] = useState(false);
  // The sheet keeps saying for how many it is while it goes.
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const rows = useSelector(entry, ({ context }) => context.rows);
  const rowIds = rows
    .filter(
      (row) => row.product === null && sellsAt(row) === null && !isBlank(row) && openSimilar(row) === null,
    )
    .map(({ id }) => id);
  return (
    <>
      {rowIds.length > 1 && (
        <FaultOfSeveral
          text={t('stockEntry.tools.pricesMissing', { count: rowIds.length })}
          action={t('stockEntry.tools.setForAll')}
          onClick={() => {
            setChosen(rowIds);
            setOpened(true);
          }}
        />
      )}
      <PriceRuleSheet
        entry={entry}
        what="sellingPrice"
        rowIds={chosen}
        opened={isOpened}
        onClose={() => setOpened(false)}
      />
    </>
  );
}
