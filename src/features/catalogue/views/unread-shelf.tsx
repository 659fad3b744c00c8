import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { OutdatedBanner } from '../../../ui/feedback/outdated-banner.tsx';
import type { HomeScreenProps } from './catalogue-props.ts';

export interface UnreadShelfProps extends Pick<HomeScreenProps, 'catalogue'> {
  /** Whether it is about the next products of a shelf, not about all that are open. */
  readonly isNextPage?: boolean;
}

/** Says that products could not be read, and whether those of before are shown instead, with a way to try again. */
export default function UnreadShelf({ catalogue, isNextPage = false }: UnreadShelfProps) {
  const { t } = useTranslation();
  const hasFormer = useSelector(catalogue, ({ context: { chips, staleShelves } }) =>
    Object.values(chips).some((chipId) => staleShelves[chipId] !== undefined),
  );
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
