import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { OutdatedBanner } from '../../../ui/feedback/outdated-banner.tsx';
import type { ListProps, PaidPaymentListActor } from './list-props.ts';

interface ListFailureProps extends Pick<ListProps, 'kind'> {
  readonly list: ListProps['list'] | PaidPaymentListActor;
  /** Lists all groups again; left out where a list is not narrowed to one. */
  readonly onAllGroups?: () => void;
}

/** Why there is no list, or only the one of before: the server refused it, or could not be reached. */
export function ListFailure({ kind, list, onAllGroups }: ListFailureProps) {
  const { t, i18n } = useTranslation();
  const problem = useSelector(list, ({ context }) => context.problem);
  const isRefused = useSelector(list, (snapshot) => snapshot.matches('refused'));
  const isOutdated = useSelector(
    list,
    (snapshot) => snapshot.matches('outdated') && snapshot.context.items.length > 0,
  );
  const refresh = () => list.send({ type: 'list.refresh' });
  const reason = isRefused && problem !== null ? translateReason(i18n, problem) : null;
  if (isOutdated) return <OutdatedBanner title={t(`${kind}.unreachable.title`)} onRetry={refresh} />;
  if (reason !== null) {
    const allGroups = problem?.reason === 'foreign_group' ? onAllGroups : undefined;
    const isUnknownGroup = allGroups !== undefined;
    return (
      <Banner
        kind="refused"
        title={isUnknownGroup ? t('orders.unknownGroup.title') : t(`${kind}.unreachable.title`)}
        text={isUnknownGroup ? t('orders.unknownGroup.text') : reason}
        action={
          <Button look="tonal" height={44} onClick={allGroups ?? refresh}>
            {isUnknownGroup ? t('orders.allGroups') : t('common.retry')}
          </Button>
        }
      />
    );
  }
  return (
    <Card>
      <ErrorState
        title={t(`${kind}.unreachable.title`)}
        text={t(`${kind}.unreachable.text`)}
        onRetry={refresh}
      />
    </Card>
  );
}
