import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fullName, lineNameIn } from '../../../../../domain/names.ts';
import { editedLines } from '../../../../../domain/orders/order-edit.ts';
import { translateReason } from '../../../../i18n/translate-reason.ts';
import { Banner, intoView } from '../../../../ui/feedback/banner.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { DeliveryBanner } from '../../../../ui/feedback/delivery-banner.tsx';
import { OutdatedBanner } from '../../../../ui/feedback/outdated-banner.tsx';
import { holdUpOf } from '../../../../ui/feedback/delivery-of.ts';
import type { OrderScreenProps } from './order-props.ts';
import { ConflictFacts, OvertakenNotice } from './overtaken-notice.tsx';
import { useShownColour } from '../../../../ui/values/shown-colour.ts';
import styles from './order-screen.module.css';

/** The state of a change under way, and why the last one was refused. */
export function OrderNotice({ order: actor, proof }: Pick<OrderScreenProps, 'order' | 'proof'>) {
  const { t, i18n } = useTranslation();
  const shownColour = useShownColour();
  const snapshot = useSelector(actor, (current) => current);
  const proofStatus = useSelector(proof, holdUpOf);
  const { isStale, problem, order, edit } = snapshot.context;
  const refused =
    order && editedLines(order, edit).find(({ sku_id }) => sku_id === problem?.details['sku_id']);
  const retry = () => actor.send({ type: 'order.retry' });
  const status = holdUpOf(snapshot);
  if (snapshot.matches('refused') && problem !== null) {
    return (
      <div className={styles.notice} ref={intoView}>
        <Banner
          kind="refused"
          title={t('order.refused')}
          text={
            <>
              {translateReason(
                i18n,
                problem,
                refused ? fullName(lineNameIn(i18n.language, refused), shownColour(refused)) : undefined,
              )}
              <ConflictFacts order={order} edit={edit} problem={problem} />
            </>
          }
          action={
            <Button look="tonal" height={44} onClick={() => actor.send({ type: 'order.acknowledge' })}>
              {t('order.reload')}
            </Button>
          }
        />
      </div>
    );
  }
  const shown = status ?? proofStatus;
  if (shown === null && isStale && snapshot.matches('shown')) {
    return (
      <div className={styles.notice}>
        <OutdatedBanner title={t('order.unreachable')} onRetry={() => actor.send({ type: 'order.open' })} />
      </div>
    );
  }
  if (shown === null) return order === null ? null : <OvertakenNotice order={actor} value={order} />;
  return (
    <div className={styles.notice}>
      <DeliveryBanner
        status={shown}
        onRetry={status === null ? () => proof.send({ type: 'proof.retry' }) : retry}
      />
    </div>
  );
}
