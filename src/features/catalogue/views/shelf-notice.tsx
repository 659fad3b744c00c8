import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { OutdatedBanner } from '../../../ui/feedback/outdated-banner.tsx';
import type { HomeScreenProps } from './catalogue-props.ts';

export interface ShelfNoticeProps extends Pick<HomeScreenProps, 'catalogue'> {
  /** Whether it is about the next products of a shelf, not about all that are open. */
  readonly isNextPage?: boolean;
}

/** Says that a shop has no products, or that they could not be read, and whether those of before are shown instead. */
export default function ShelfNotice({ catalogue, isNextPage = false }: ShelfNoticeProps) {
  const { t } = useTranslation();
  const isEmpty = useSelector(
    catalogue,
    (snapshot) =>
      !snapshot.matches({ shelf: 'unreachable' }) && !snapshot.matches({ shelf: { shown: 'bare' } }),
  );
  const hasFormer = useSelector(catalogue, ({ context: { chips, staleShelves } }) =>
    Object.values(chips).some((chipId) => staleShelves[chipId] !== undefined),
  );
  if (isEmpty) return <EmptyState title={t('home.empty.title')} text={t('home.empty.text')} />;
  if (hasFormer && !isNextPage)
    return (
      <OutdatedBanner
        title={t('home.unreachable.title')}
        onRetry={() => catalogue.send({ type: 'catalogue.refresh' })}
      />
    );
  return (
    <ErrorState
      title={t('home.unreachable.title')}
      text={t('home.unreachable.text')}
      onRetry={() => catalogue.send({ type: isNextPage ? 'shelves.retry' : 'catalogue.refresh' })}
    />
  );
}
