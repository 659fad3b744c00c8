import { IconListCheck, IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EntryRow } from '../../../../../domain/stock-entry/entry-rows.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Checkbox } from '../../../../ui/controls/checkbox.tsx';
import { ColumnsButton } from './columns-button.tsx';
import type { EntryProps } from '../entry-props.ts';
import styles from './review.module.css';

interface ReviewToolsProps extends EntryProps {
  /** The rows of the filter. */
  readonly shown: readonly EntryRow[];
  /** Ids of the rows that are chosen; null while none are being chosen. */
  readonly chosen: ReadonlySet<string> | null;
  readonly onChosen: (chosen: ReadonlySet<string> | null) => void;
  readonly onAdded: (rowId: string) => void;
}

/** Adds a row, or chooses several. */
export function ReviewTools({ entry, shown, chosen, onChosen, onAdded }: ReviewToolsProps) {
  const { t } = useTranslation();
  const all = chosen === null ? 0 : shown.filter(({ id }) => chosen.has(id)).length;
  return (
    <div className={styles.tools}>
      {chosen === null ? (
        <>
          <Button
            look="text"
            height={44}
            icon={<IconPlus size={20} aria-hidden="true" />}
            onClick={() => {
              const rowId = `added-${crypto.randomUUID()}`;
              entry.send({ type: 'row.add', rowId });
              onAdded(rowId);
            }}
          >
            {t('stockEntry.tools.add')}
          </Button>
          {shown.length > 0 && (
            <Button
              look="text"
              height={44}
              icon={<IconListCheck size={20} aria-hidden="true" />}
              onClick={() => onChosen(new Set())}
            >
              {t('stockEntry.tools.choose')}
            </Button>
          )}
          <ColumnsButton entry={entry} />
        </>
      ) : (
        <>
          <Checkbox
            checked={all > 0 && all === shown.length}
            partly={all > 0 && all < shown.length}
            label={t('stockEntry.tools.all', { count: shown.length })}
            onChange={() => onChosen(all === shown.length ? new Set() : new Set(shown.map(({ id }) => id)))}
          />
          <Button
            look="text"
            height={44}
            icon={<IconX size={20} aria-hidden="true" />}
            onClick={() => onChosen(null)}
          >
            {t('stockEntry.tools.end')}
          </Button>
        </>
      )}
    </div>
  );
}
