import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { incompleteRows } from '../../../../../domain/stock-entry/entry-review.ts';
import type { ReviewProps } from '../entry-props.ts';
import { CompleteRowsSheet } from './complete-rows-sheet.tsx';
import { FaultOfSeveral } from './fault-of-several.tsx';

interface IncompleteRowsProps extends Pick<ReviewProps, 'entry' | 'tree' | 'lastChoice' | 'onChoice'> {
  /** Whether nothing is said of them, since rows are being chosen. */
  readonly isQuiet: boolean;
  /** Chooses some of the rows first. */
  readonly onSome: () => void;
}

/** Gives all rows the category and the selling price that they miss; shown while there are several. */
export function IncompleteRows({ isQuiet, onSome, ...props }: IncompleteRowsProps) {
  const { t } = useTranslation();
  const rows = useSelector(props.entry, ({ context }) => context.rows);
  const missing = incompleteRows(rows);
  const [isOpened, setOpened] = useState(false);
  // The sheet keeps saying for how many it is while it goes.
  const [asked, setAsked] = useState({ rows, missing });
  const count = new Set([...missing.category, ...missing.sellingPrice]).size;
  const faults = [
    missing.category.length > 0 &&
      t('stockEntry.tools.categoriesMissing', { count: missing.category.length }),
    missing.sellingPrice.length > 0 &&
      t('stockEntry.tools.pricesMissing', { count: missing.sellingPrice.length }),
  ].filter((fault) => fault !== false);
  return (
    <>
      {count > 1 && !isQuiet && (
        <FaultOfSeveral
          text={faults.join(' · ')}
          action={t('stockEntry.tools.complete')}
          onClick={() => {
            setAsked({ rows, missing });
            setOpened(true);
          }}
        />
      )}
      <CompleteRowsSheet
        {...props}
        {...asked}
        opened={isOpened}
        onSome={() => {
          setOpened(false);
          onSome();
        }}
        onClose={() => setOpened(false)}
      />
    </>
  );
}
