import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { OrderLine } from '../../../../../domain/contract.ts';
import { fullName, lineNameIn } from '../../../../../domain/names.ts';
import { editedLines } from '../../../../../domain/orders/order-edit.ts';
import type { Problem } from '../../../../../domain/outcome.ts';
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

/** What the refused write was. */
const refusedTitle = {
  save: 'order.refused',
  remark: 'order.refused',
  confirm: 'order.notConfirmed',
  cancel: 'order.notCancelled',
} as const;

interface OrderNoticeProps extends Pick<OrderScreenProps, 'order' | 'proof'> {
  /** Asks whether to remove a line. */
  readonly onRemove: (line: OrderLine) => void;
}

/** The state of a change under way, and why the last one was refused. */
export function OrderNotice({ order: actor, proof, onRemove }: OrderNoticeProps) {
  const { t, i18n } = useTranslation();
  const shownColour = useShownColour();
  const snapshot = useSelector(actor, (current) => current);
  const proofStatus = useSelector(proof, holdUpOf);
  const { isStale, problem, order, edit } = snapshot.context;
  const refused =
    order === null
      ? undefined
      : editedLines(order, edit).find(({ sku_id }) => sku_id === problem?.details['sku_id']);
  const retry = () => actor.send({ type: 'order.retry' });
  const status = holdUpOf(snapshot);
  if (snapshot.matches('refused') && problem !== null) {
    return (
      <div className={styles.notice} ref={intoView}>
        <Banner
          kind="refused"
          title={t(refusedTitle[snapshot.context.intent])}
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
          action={<WaysOn order={actor} problem={problem} line={refused} onRemove={onRemove} />}
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

interface WaysOnProps extends Pick<OrderNoticeProps, 'order' | 'onRemove'> {
  readonly problem: Problem;
  /** The line that the refusal is about. */
  readonly line: OrderLine | undefined;
}

/** What helps after a refusal: fewer pieces of what there is too little of, or none; else the order as it is now. */
function WaysOn({ order: actor, problem, line, onRemove }: WaysOnProps) {
  const { t } = useTranslation();
  const isShort = problem.reason === 'insufficient_stock' && line !== undefined;
  const { stock } = problem.details;
  const fewer = {
    type: 'line.setQuantity',
    skuId: line?.sku_id ?? '',
    quantity: typeof stock === 'number' ? stock : 0,
  } as const;
  const mayLower = useSelector(actor, (snapshot) => snapshot.can(fewer));
  const mayRemove = useSelector(actor, (snapshot) =>
    snapshot.can({ type: 'line.remove', skuId: fewer.skuId }),
  );
  return (
    <>
      {mayLower && (
        <Button look="tonal" height={44} onClick={() => actor.send(fewer)}>
          {t('order.changeTo', { count: fewer.quantity })}
        </Button>
      )}
      {isShort && mayRemove && (
        <Button look="dangerText" height={44} onClick={() => onRemove(line)}>
          {t('order.removeProduct')}
        </Button>
      )}
      <Button
        look={isShort ? 'text' : 'tonal'}
        height={44}
        onClick={() => actor.send({ type: 'order.acknowledge' })}
      >
        {t(isShort ? 'order.editOrder' : 'order.reload')}
      </Button>
    </>
  );
}
