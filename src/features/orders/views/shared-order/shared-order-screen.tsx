import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { readOrderStatus } from '../../../../../domain/statuses.ts';
import { BackButton } from '../../../../ui/controls/back-button.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { LanguageChoice } from '../../../../ui/controls/language-choice.tsx';
import { LifecycleDots } from '../../../../ui/values/lifecycle-dots.tsx';
import { PageColumn } from '../../../../ui/layout/page-column.tsx';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { SkeletonList } from '../../../../ui/feedback/skeleton-list.tsx';
import { statePath } from '../../../../ui/layout/state-path.ts';
import { StatusChip } from '../../../../ui/values/status-chip.tsx';
import { useLanguage } from '../../../../ui/screen-context.ts';
import { SharedOrderBar, SharedOrderBody } from './shared-order-body.tsx';
import type { SharedOrderScreenProps } from './shared-order-body.tsx';

/** An order for whoever holds its link: its lines and its status, read only. */
export function SharedOrderScreen(props: SharedOrderScreenProps) {
  const { order: actor, signInPath, isBesideList, onLanguage } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const state = useSelector(actor, ({ value }) => statePath(value));
  const order = useSelector(actor, ({ context }) => context.order);
  const leadsBack = signInPath === null && !isBesideList;
  const shown = state === 'unreachable' ? null : order;
  const isWaiting = state === 'loading' && order === null;
  const status = shown === null ? null : readOrderStatus(shown.status);
  return (
    <main data-screen="shared-order" data-state={state}>
      <PageHeader
        back={leadsBack ? <BackButton fallback="/order-home" /> : undefined}
        title={shown === null ? '' : `#${shown.order_no}`}
        chip={shown !== null && <StatusChip of="order" status={shown.status} />}
      >
        {status !== null && status !== 'cancelled' && <LifecycleDots status={status} />}
      </PageHeader>
      {/* The order's steps would push it down. */}
      {onLanguage !== null && !isWaiting && (
        <PageColumn>
          <LanguageChoice language={language} onChoose={onLanguage} />
        </PageColumn>
      )}
      {state === 'missing' && (
        <PageColumn>
          <Card>
            <EmptyState
              title={t('order.missing.title')}
              text={t('order.missing.text')}
              action={
                <Button onClick={() => void navigate('/order-home')}>{t('order.missing.action')}</Button>
              }
            />
          </Card>
        </PageColumn>
      )}
      {state === 'unreachable' && (
        <PageColumn>
          <Card>
            <ErrorState
              title={t('order.unreachable')}
              text={t('state.unreachable.text')}
              onRetry={() => actor.send({ type: 'order.open' })}
            />
          </Card>
        </PageColumn>
      )}
      {isWaiting && <SkeletonList of="rows" count={5} />}
      {shown !== null && (
        <>
          <SharedOrderBody value={shown} signInPath={signInPath} />
          <SharedOrderBar value={shown} signInPath={signInPath} />
        </>
      )}
    </main>
  );
}
