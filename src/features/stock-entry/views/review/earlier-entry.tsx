import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../../i18n/format-date.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import type { EntryProps } from '../entry-props.ts';

/** Warns that the same file came into stock before, when, and by whom; nothing where it did not. */
export function EarlierEntry({ entry }: EntryProps) {
  const { t } = useTranslation();
  const earlier = useSelector(entry, ({ context }) => context.source?.earlier);
  if (earlier === undefined) return null;
  const { ctime, by, products } = earlier;
  return (
    <Banner
      kind="warn"
      title={t('stockEntry.earlier.title')}
      text={t('stockEntry.earlier.text', { time: formatDateTime(ctime), name: by, count: products })}
    />
  );
}
