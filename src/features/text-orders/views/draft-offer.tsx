import { IconMessage2Plus } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countPieces } from '../../../../domain/orders/cart.ts';
import { draftTotal } from '../../../../domain/orders/order-draft.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { deliveryOf } from '../../../ui/feedback/delivery-of.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { ConfirmSheet } from '../../../ui/sheets/confirm-sheet.tsx';
import { Money } from '../../../ui/values/money.tsx';
import { hasOrder, isEmptyDraft } from './draft-standing.ts';
import type { OrderDraftActor } from './text-order-props.ts';
import styles from './text-order.module.css';

interface DraftOfferProps {
  /** Tells its question from that of another offer on the same screen. */
  readonly name: string;
  readonly draft: OrderDraftActor;
  /** Whether it is offered now; left out, it is. */
  readonly isShown?: boolean;
  /** Goes on writing; left out where the text is not offered. */
  readonly onWrite?: () => void;
}

/** A text order that was begun, and the ways to go on with it or to give it up; nothing where there is none. */
export function DraftOffer({ name, draft, isShown = true, onWrite }: DraftOfferProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(draft, (current) => current);
  const [isAsking, setAsking] = useState(false);
  // It stays when the draft has gone, and leaves no entry in the history.
  const question = (
    <ConfirmSheet
      name={`discard-${name}`}
      opened={isAsking}
      title={t('textOrder.discardTitle')}
      action={t('textOrder.discard')}
      destructive
      onClose={() => setAsking(false)}
      onConfirm={() => {
        setAsking(false);
        draft.send({ type: 'draft.discard' });
      }}
    >
      <p className={styles.question}>{t('textOrder.discardText')}</p>
    </ConfirmSheet>
  );
  return (
    <>
      {isShown && !isEmptyDraft(snapshot) && (
        <Card rows>
          <Offered draft={draft} onWrite={onWrite} />
          {snapshot.can({ type: 'draft.discard' }) && (
            <div className={styles.discard}>
              <Button look="dangerText" height={44} onClick={() => setAsking(true)}>
                {t('textOrder.discard')}
              </Button>
            </div>
          )}
        </Card>
      )}
      {question}
    </>
  );
}

function Offered({ draft, onWrite }: Pick<DraftOfferProps, 'draft'> & { onWrite: (() => void) | undefined }) {
  const { t } = useTranslation();
  const snapshot = useSelector(draft, (current) => current);
  const { draft: order, text } = snapshot.context;
  const delivery = deliveryOf(snapshot);
  const icon: ReactNode = <IconMessage2Plus size={22} aria-hidden="true" />;
  if (!hasOrder(snapshot))
    return (
      <Row
        icon={icon}
        tone="warn"
        title={t(snapshot.matches('recognising') ? 'textOrder.recognising' : 'textOrder.offer.text')}
        text={<span className={styles.excerpt}>{text.trim()}</span>}
        {...(onWrite && { onClick: onWrite })}
      />
    );
  const isRefused = snapshot.matches({ reviewing: { order: 'refused' } });
  const standing = isRefused ? 'textOrder.refused' : 'textOrder.offer.lines';
  return (
    <Row
      icon={icon}
      tone={isRefused ? 'danger' : 'warn'}
      title={t(delivery === null ? standing : `textOrder.pending.${delivery}`)}
      text={`${t('count.kinds', { count: order.lines.length })} · ${t('count.pieces', { count: countPieces(order.lines) })}`}
      value={<Money amount={draftTotal(order)} />}
      to="/order-confirmation"
    />
  );
}
