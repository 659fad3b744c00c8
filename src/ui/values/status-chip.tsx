import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import {
  orderStatuses,
  otherStatuses,
  paymentStatuses,
  readOrderStatus,
  readPaymentStatus,
} from '../../../domain/statuses.ts';
import { classNames } from '../layout/class-names.ts';
import styles from './status-chip.module.css';
import colors from './status-colors.module.css';

interface StatusChipProps {
  /** The status as on the wire; one that nobody knows is shown as it is, in grey. */
  readonly status: string;
  readonly of: 'order' | 'payment';
}

/** The status of an order or a payment: colour and word, the same on every screen. */
export function StatusChip({ status, of }: StatusChipProps) {
  const label = useStatusLabel(of, status);
  const known = of === 'order' ? readOrderStatus(status) : readPaymentStatus(status);
  return <span className={classNames(styles.chip, colors[known ?? 'other'])}>{label}</span>;
}

interface LiveStatusProps extends Pick<StatusChipProps, 'of'> {
  readonly status: string | undefined;
}

/** The status of what a screen shows, heard when it changes; none while that is being read. */
export function LiveStatus({ of, status }: LiveStatusProps) {
  return (
    <span className={styles.live} role="status">
      {status !== undefined && <StatusChip of={of} status={status} />}
    </span>
  );
}

/** The word for a status. */
export function useStatusLabel(of: 'order' | 'payment', status: string): string {
  const { t } = useTranslation();
  return labelOf(t, of, status);
}

/** The words for the statuses of a filter, one or several parted by commas. */
export function useStatusLabels(of: 'order' | 'payment', statuses: string): string {
  const { t } = useTranslation();
  return statuses
    .split(',')
    .map((status) => labelOf(t, of, status))
    .join(' · ');
}

function labelOf(t: TFunction, of: 'order' | 'payment', status: string): string {
  const payment = paymentStatuses.find((word) => word === readPaymentStatus(status));
  if (of === 'payment' && payment !== undefined) return t(`paymentStatus.${payment}`);
  const order = orderStatuses.find((word) => word === readOrderStatus(status));
  if (of === 'order' && order !== undefined) return t(`status.${order}`);
  const other = otherStatuses.find((word) => word === status);
  return other === undefined ? status : t(`status.${other}`);
}
