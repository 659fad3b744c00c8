import { IconRefresh } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readWire } from '../../../../../domain/money.ts';
import { countChanges, editedTotal } from '../../../../../domain/orders/order-edit.ts';
import { orderManagers } from '../../../../../domain/permissions.ts';
import { hasRole, isStaff } from '../../../../../domain/roles.ts';
import { BarHint } from '../../../../ui/layout/sticky-bar.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { Total } from '../../../../ui/values/total.tsx';
import { useViewer } from '../../../../ui/screen-context.ts';
import { ChangesSheet } from './changes-sheet.tsx';
import { countShortLines } from './line-stock.ts';
import { whyBlocked } from './order-steps.ts';
import type { ShownOrderProps } from './order-props.ts';
import styles from './order-screen.module.css';

/** What is at stake above the buttons: the total, and the changes that are not saved, which can be looked at and let go. */
export function OrderStake({ order: actor, value }: ShownOrderProps) {
  const { t } = useTranslation();
  const { roles } = useViewer();
  const edit = useSelector(actor, ({ context }) => context.edit);
  const [showsChanges, setShowsChanges] = useState(false);
  const changes = countChanges(value, edit);
  const total = editedTotal(value, edit);
  const short = useSelector(actor, countShortLines);
  const mayRead = useSelector(actor, (snapshot) => snapshot.can({ type: 'order.open' }));
  const whyUnread = useSelector(actor, whyBlocked);
  return (
    <>
      {isStaff(roles) && !hasRole(roles, orderManagers) && <BarHint>{t('permission.askShop')}</BarHint>}
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
          <Button look="text" height={44} onClick={() => setShowsChanges(true)}>
            {t('order.unsaved', { count: changes })}
          </Button>
        </span>
      )}
      <Total
        amount={total}
        {...(total === readWire(value.total_amount) ? {} : { label: t('order.totalOnceSaved') })}
      />
      <ChangesSheet
        order={actor}
        value={value}
        opened={showsChanges && changes > 0}
        onClose={() => setShowsChanges(false)}
      />
    </>
  );
}
