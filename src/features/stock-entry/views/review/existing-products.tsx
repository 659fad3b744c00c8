import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { productNamedAlready } from '../../../../../domain/stock-entry/entry-review.ts';
import type { EntryProps } from '../entry-props.ts';
import { FaultOfSeveral } from './fault-of-several.tsx';

/** Lets all new products whose names the shop has add to those; shown while there are several. */
export function ExistingProducts({ entry }: EntryProps) {
  const { t } = useTranslation();
  const rows = useSelector(entry, ({ context }) => context.rows);
  const rowIds = rows.filter((row) => productNamedAlready(row) !== null).map(({ id }) => id);
  if (rowIds.length < 2) return null;
  return (
    <FaultOfSeveral
      text={t('stockEntry.tools.existing', { count: rowIds.length })}
      action={t('stockEntry.tools.addToExisting')}
      onClick={() => entry.send({ type: 'rows.addToExisting', rowIds })}
    />
  );
}
