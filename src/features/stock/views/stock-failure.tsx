import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { OutdatedBanner } from '../../../ui/feedback/outdated-banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { nothingNarrowed } from './stock-props.ts';
import type { StockProps } from './stock-props.ts';

/** Why there is no list, or only the one of before: the server refused it, or could not be reached. */
export function StockFailure({ list }: StockProps) {
  const { t, i18n } = useTranslation();
  const problem = useSelector(list, ({ context }) => context.problem);
  const isRefused = useSelector(list, (snapshot) => snapshot.matches({ list: 'refused' }));
  const isOutdated = useSelector(list, (snapshot) => snapshot.matches({ list: 'outdated' }));
  const refresh = () => list.send({ type: 'list.refresh' });
  if (isOutdated) return <OutdatedBanner title={t('stockTab.unreachable')} onRetry={refresh} />;
  if (isRefused && problem !== null)
    return (
      <Banner
        kind="refused"
        title={t('stockTab.unreachable')}
        text={translateReason(i18n, problem)}
        action={
          <Button look="tonal" height={44} onClick={refresh}>
            {t('common.retry')}
          </Button>
        }
      />
    );
  return (
    <Card>
      <ErrorState title={t('stockTab.unreachable')} text={t('state.unreachable.text')} onRetry={refresh} />
    </Card>
  );
}

/** What follows could not be read. */
export function StockStalled({ list }: StockProps) {
  const { t, i18n } = useTranslation();
  const problem = useSelector(list, ({ context }) => context.problem);
  return (
    <Banner
      kind={problem === null ? 'unreachable' : 'refused'}
      title={t('stockTab.stalled')}
      text={problem === null ? t('state.unreachable.text') : translateReason(i18n, problem)}
      action={
        <Button look="tonal" height={44} onClick={() => list.send({ type: 'list.more' })}>
          {t('common.retry')}
        </Button>
      }
    />
  );
}

/** No product at all, or none that search and chips let through. */
export function NothingInStock({ list }: StockProps) {
  const { t } = useTranslation();
  const { name, low, categoryId } = useSelector(list, ({ context }) => context.filter);
  const query = name.trim();
  const isNarrowed = query !== '' || low || categoryId !== null;
  if (!isNarrowed)
    return (
      <Card>
        <EmptyState title={t('stockTab.empty.title')} text={t('stockTab.empty.text')} />
      </Card>
    );
  return (
    <Card>
      <EmptyState
        title={query === '' ? t('stockTab.none.title') : t('stockTab.noHits', { query })}
        text={t('stockTab.none.text')}
        action={
          <Button onClick={() => list.send({ type: 'filter.change', change: nothingNarrowed })}>
            {t('stockTab.showAll')}
          </Button>
        }
      />
    </Card>
  );
}
