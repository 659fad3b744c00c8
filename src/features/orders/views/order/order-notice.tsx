import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../../../domain/contract.ts';
import { changesBetween } from '../../../../../domain/orders/history-changes.ts';
import { fullName, lineNameIn } from '../../../../../domain/names.ts';
import type { Problem } from '../../../../../domain/outcome.ts';
import { translateReason } from '../../../../i18n/translate-reason.ts';
import { Banner, intoView } from '../../../../ui/feedback/banner.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { DeliveryBanner } from '../../../../ui/feedback/delivery-banner.tsx';
import { OutdatedBanner } from '../../../../ui/feedback/outdated-banner.tsx';
import { holdUpOf } from '../../../../ui/feedback/delivery-of.ts';
import type { OrderScreenProps } from './order-props.ts';
import { useFactWords } from '../../../../ui/values/history-facts.tsx';
import { useStatusLabel } from '../../../../ui/values/status-chip.tsx';
import { useShownColour } from '../../../../ui/values/shown-colour.ts';
import styles from './order-screen.module.css';

/** The state of a change under way, and why the last one was refused. */
export function OrderNotice({ order: actor, proof }: Pick<OrderScreenProps, 'order' | 'proof'>) {
  const { t, i18n } = useTranslation();
  const shownColour = useShownColour();
  const snapshot = useSelector(actor, (current) => current);
  const proofStatus = useSelector(proof, holdUpOf);
  const { isStale, problem, order } = snapshot.context;
  const refused = order?.detail.find(({ sku_id }) => sku_id === problem?.details['sku_id']);
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
                refused && fullName(lineNameIn(i18n.language, refused), shownColour(refused)),
              )}
              <ConflictFacts order={order} problem={problem} />
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
  if (shown === null) return null;
  return (
    <div className={styles.notice}>
      <DeliveryBanner
        status={shown}
        onRetry={status === null ? () => proof.send({ type: 'proof.retry' }) : retry}
      />
    </div>
  );
}

interface ConflictFactsProps {
  readonly order: Order | null;
  readonly problem: Problem;
}

/** What somebody else changed meanwhile, line by line. */
function ConflictFacts({ order, problem }: ConflictFactsProps) {
  const { t } = useTranslation();
  const wordsOf = useFactWords();
  const current = problem.details['current'] as Order | undefined;
  const status = useStatusLabel('order', current?.status ?? '');
  if (order === null || problem.reason !== 'version_conflict' || current === undefined) return null;
  // That it was cancelled is said already, and nothing else counts any more.
  if (current.status === 'cancelled') return null;
  const facts = changesBetween(order, current).map(wordsOf);
  const all = current.status === order.status ? facts : [t('order.statusNow', { status }), ...facts];
  return all.map((fact, index) => (
    // Two products may be named alike.
    <span key={index} className={styles.fact}>
      {fact}
    </span>
  ));
}
