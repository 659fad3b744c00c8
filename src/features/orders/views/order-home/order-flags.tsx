import { IconClockDollar, IconClockExclamation, IconHistory, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderCard } from '../../../../../domain/contract.ts';
import { staleOrderDays } from '../../../../../domain/limits.ts';
import { readWire } from '../../../../../domain/money.ts';
import { isStaff } from '../../../../../domain/roles.ts';
import { importedDebt, readOrderStatus } from '../../../../../domain/statuses.ts';
import { countDays } from '../../../../i18n/format-date.ts';
import { useNow, useViewer } from '../../../../ui/screen-context.ts';
import { Money } from '../../../../ui/values/money.tsx';
import styles from '../../../record-lists/views/record.module.css';

interface OrderFlagsProps {
  readonly order: OrderCard;
  readonly isUnsaved: boolean;
  /** Signs alone, whose words are for a screen reader. */
  readonly isCompact?: boolean;
}

/** What of an order asks for attention: that it owes, has unsaved edits, or waits for a week; and that it is a debt of before. */
export function OrderFlags({ order, isUnsaved, isCompact = false }: OrderFlagsProps) {
  const { t } = useTranslation();
  const { roles } = useViewer();
  const age = countDays(order.ctime, useNow());
  const isStale = isStaff(roles) && readOrderStatus(order.status) === 'created' && age >= staleOrderDays;
  const isDebt = order.source === importedDebt;
  const owes = order.status === 'completed' && order.owed > 0;
  if (!isUnsaved && !isStale && !isDebt && !owes) return null;
  const size = isCompact ? 18 : 16;
  const flag = (look: string | undefined, icon: ReactNode, words: ReactNode) => (
    <span className={look}>
      {icon}
      {isCompact ? <span className="unseen">{words}</span> : words}
    </span>
  );
  return (
    <p className={isCompact ? styles.signs : styles.flags}>
      {owes &&
        flag(
          styles.stale,
          <IconClockDollar size={size} aria-hidden="true" />,
          <>
            {t('order.owes')} <Money amount={readWire(order.owed)} />
          </>,
        )}
      {isUnsaved && flag(styles.stale, <IconPencil size={size} aria-hidden="true" />, t('orders.notSaved'))}
      {isStale &&
        flag(
          styles.stale,
          <IconClockExclamation size={size} aria-hidden="true" />,
          t('orders.stale', { count: age }),
        )}
      {isDebt &&
        flag(styles.debt, isCompact && <IconHistory size={size} aria-hidden="true" />, t('orders.debt'))}
    </p>
  );
}
