import { IconAlertTriangle } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { productNamedAlready } from '../../../../../domain/stock-entry/entry-review.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import type { EntryProps } from '../entry-props.ts';
import styles from './review.module.css';

/** Lets all new products whose names the shop has add to those; shown while there are several. */
export function ExistingProducts({ entry }: EntryProps) {
  const { t } = useTranslation();
  const rows = useSelector(entry, ({ context }) => context.rows);
  const rowIds = rows.filter((row) => productNamedAlready(row) !== null).map(({ id }) => id);
  if (rowIds.length < 2) return null;
  return (
    <Card>
      <div className={styles.missing}>
        <IconAlertTriangle size={20} aria-hidden="true" />
        <p>{t('stockEntry.tools.existing', { count: rowIds.length })}</p>
        <Button look="tonal" height={44} onClick={() => entry.send({ type: 'rows.addToExisting', rowIds })}>
          {t('stockEntry.tools.addToExisting')}
        </Button>
      </div>
    </Card>
  );
}
