import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { countChanges, editedTotal } from '../../../../../domain/orders/order-edit.ts';
import { orderManagers } from '../../../../../domain/permissions.ts';
import { hasRole } from '../../../../../domain/roles.ts';
import { ConfirmSheet } from '../../../../ui/sheets/confirm-sheet.tsx';
import { Total } from '../../../../ui/values/total.tsx';
import type { ShownOrderProps } from './order-props.ts';
import styles from './order-screen.module.css';

/** The questions before an order is confirmed or cancelled. */
export function OrderSheets({ order: actor, value }: ShownOrderProps) {
  const { t } = useTranslation();
  const edit = useSelector(actor, ({ context }) => context.edit);
  const changes = countChanges(value, edit);
  const asksConfirm = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'askingConfirm' }));
  const asksCancel = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'askingCancel' }));
  // Roles may be taken away while it is asked.
  const manages = useSelector(actor, ({ context }) => hasRole(context.roles, orderManagers));
  const answers = {
    onClose: () => actor.send({ type: 'dialog.dismiss' }),
    onConfirm: () => actor.send({ type: 'dialog.accept' }),
  };
  return (
    <>
      <ConfirmSheet
        {...answers}
        name="confirm"
        opened={asksConfirm}
        title={t('order.confirmTitle', { number: value.order_no })}
        action={t('order.confirm')}
        reason={manages ? undefined : t('permission.confirmOrder')}
      >
        <p className={styles.question}>{t('order.confirmText')}</p>
        {changes > 0 && <p className={styles.question}>{t('order.confirmSaves', { count: changes })}</p>}
        <Total amount={editedTotal(value, edit)} />
      </ConfirmSheet>
      <ConfirmSheet
        {...answers}
        name="cancel"
        opened={asksCancel}
        title={t('order.cancelTitle', { number: value.order_no })}
        action={t('order.cancel')}
        reason={manages ? undefined : t('permission.cancelOrder')}
        destructive
      >
        <p className={styles.question}>{t('order.cancelText')}</p>
      </ConfirmSheet>
    </>
  );
}
