import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { translateObstacle, translateReason } from '../../../../i18n/translate-reason.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { DeliveryBanner } from '../../../../ui/feedback/delivery-banner.tsx';
import { holdUpOf } from '../../../../ui/feedback/delivery-of.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { useViewer } from '../../../../ui/screen-context.ts';
import type { OrderScreenProps } from '../order/order-props.ts';
import { isOffered, whyNot, whyNotOffered } from '../order/order-steps.ts';

/** What it means to cancel an order; why it cannot be cancelled; or where its cancellation is. */
export function CancelQuestion({ order: actor, proof }: Pick<OrderScreenProps, 'order' | 'proof'>) {
  const { t, i18n } = useTranslation();
  const { roles } = useViewer();
  const order = useSelector(actor, (current) => current);
  const proofNow = useSelector(proof, (current) => current);
  const { order: value, problem } = order.context;
  const open = () => actor.send({ type: 'order.open' });
  if (order.matches({ shown: 'askingCancel' })) return <p>{t('order.cancelText')}</p>;
  if (order.matches('missing')) return <Banner kind="refused" title={t('order.missing.title')} />;
  if (order.matches('unloaded')) {
    return <ErrorState title={t('order.unreachable')} text={t('state.unreachable.text')} onRetry={open} />;
  }
  if (order.matches('refused') && problem !== null) {
    return (
      <Banner
        kind="refused"
        title={t('order.notCancelled')}
        text={translateReason(i18n, problem)}
        action={
          <Button look="tonal" height={44} onClick={() => actor.send({ type: 'order.acknowledge' })}>
            {t('order.reload')}
          </Button>
        }
      />
    );
  }
  const hold = holdUpOf(order);
  if (hold !== null)
    return <DeliveryBanner status={hold} onRetry={() => actor.send({ type: 'order.retry' })} />;
  const reason =
    value === null || isOffered('cancel', value)
      ? whyNot('cancel', { order, proof: proofNow, roles })
      : whyNotOffered('cancel', value, roles);
  if (reason !== undefined && value !== null && order.matches('shown'))
    return <Banner kind="refused" title={translateObstacle(i18n, reason, value.status)} />;
  return <p role="status">{t(reason ?? 'common.loading')}</p>;
}
