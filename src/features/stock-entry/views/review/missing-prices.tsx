import { IconAlertTriangle } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBlank, sellsAt } from '../../../../../domain/stock-entry/entry-rows.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import type { EntryProps } from '../entry-props.ts';
import { PriceRuleSheet } from './price-rule-sheet.tsx';
import styles from './review.module.css';

/** Gives all new products without a selling price one together; shown while there are several. */
export function MissingPrices({ entry }: EntryProps) {
  const { t } = useTranslation();
  const [isOpened, setOpened] = useState(false);
  // The sheet keeps saying for how many it is while it goes.
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const rows = useSelector(entry, ({ context }) => context.rows);
  const rowIds = rows
    .filter((row) => row.product === null && sellsAt(row) === null && !isBlank(row))
    .map(({ id }) => id);
  return (
    <>
      {rowIds.length > 1 && (
        <Card>
          <div className={styles.missing}>
            <IconAlertTriangle size={20} aria-hidden="true" />
            <p>{t('stockEntry.tools.pricesMissing', { count: rowIds.length })}</p>
            <Button
              look="tonal"
              height={44}
              onClick={() => {
                setChosen(rowIds);
                setOpened(true);
              }}
            >
              {t('stockEntry.tools.setForAll')}
            </Button>
          </div>
        </Card>
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
