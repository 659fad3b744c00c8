import { IconArrowBackUp, IconRefresh } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countChanges, editedTotal } from '../../../../../domain/orders/order-edit.ts';
import { orderManagers } from '../../../../../domain/permissions.ts';
import { hasRole } from '../../../../../domain/roles.ts';
import { BarHint } from '../../../../ui/layout/sticky-bar.tsx';
import { ConfirmSheet } from '../../../../ui/sheets/confirm-sheet.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { Total } from '../../../../ui/values/total.tsx';
import { useViewer } from '../../../../ui/screen-context.ts';
import { countShortLines } from './line-stock.ts';
import { whyBlocked } from './order-steps.ts';
import type { ShownOrderProps } from './order-props.ts';
import styles from './order-screen.module.css';

/** What is at stake above the buttons: the total, and the changes that are not saved, which can be let go. */
export function OrderStake({ order: actor, value }: ShownOrderProps) {
  const { t } = useTranslation();
  const { roles } = useViewer();
  const edit = useSelector(actor, ({ context }) => context.edit);
  const [asksDiscard, setAsksDiscard] = useState(false);
  const changes = countChanges(value, edit);
  const short = useSelector(actor, countShortLines);
  const mayRead = useSelector(actor, (snapshot) => snapshot.can({ type: 'order.open' }));
  const whyUnread = useSelector(actor, whyBlocked);
  return (
    <>
      {!hasRole(roles, orderManagers) && <BarHint>{t('permission.askShop')}</BarHint>}
      {short > 0 && (
        <span className={styles.short}>
          <span>{t('order.shortLines', { count: short })}</span>
          {/* Goods may have come in since the order was read. */}
          <Button
            look="text"
            height={44}
            icon={<IconRefresh size={20} aria-hidden="true" />}
            reason={mayRead ? undefined : t(whyUnread)}
            onClick={() => actor.send({ type: 'order.open' })}
          >
            {t('order.refreshStock')}
          </Button>
        </span>
      )}
      {changes > 0 && (
        <span className={styles.changes}>
          {t('order.unsaved', { count: changes })}
          <Button
            look="text"
            height={44}
            icon={<IconArrowBackUp size={20} aria-hidden="true" />}
            onClick={() => setAsksDiscard(true)}
          >
            {t('order.discard')}
          </Button>
        </span>
      )}
      <Total amount={editedTotal(value, edit)} />
      <ConfirmSheet
        name="discard"
        opened={asksDiscard}
        title={t('order.discardTitle')}
        action={t('order.discard')}
        destructive
        onClose={() => setAsksDiscard(false)}
        onConfirm={() => {
          setAsksDiscard(false);
          actor.send({ type: 'edit.discard' });
        }}
      >
        <p className={styles.question}>{t('order.unsaved', { count: changes })}</p>
      </ConfirmSheet>
    </>
  );
}
