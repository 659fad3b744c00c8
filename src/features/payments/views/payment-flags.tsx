import { IconAlertTriangle, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatBaht } from '../../../../domain/money.ts';
import type { Satang } from '../../../../domain/money.ts';
import { differs } from '../../../../domain/payments/paid-payment.ts';
import type { PaidPayment } from '../../../../domain/payments/paid-payment.ts';
import { formatShortDateTime } from '../../../i18n/format-date.ts';
import { useNow } from '../../../ui/screen-context.ts';
import { farPercent } from './two-amounts.ts';
import styles from './payment-flags.module.css';

interface DifferenceFlagProps {
  readonly due: Satang;
  readonly paid: Satang;
}

/** Says by how much a payment differs from what is due; nothing where it does not. */
export function DifferenceFlag({ due, paid }: DifferenceFlagProps) {
  const { t } = useTranslation();
  if (!differs({ due, paid })) return null;
  const amount = formatBaht(Math.abs(due - paid));
  const percent = due === 0 ? Infinity : (Math.abs(due - paid) / due) * 100;
  return (
    <span className={styles.flag}>
      <IconAlertTriangle size={16} aria-hidden="true" />
      <span>
        {t(paid < due ? 'confirmPayments.shortBy' : 'confirmPayments.overBy', { amount })}
        {percent < farPercent && ` · ${percent.toFixed(1)}%`}
      </span>
    </span>
  );
}

/** Says that a photo or slip of the payment was sent with another one too, and leads there; nothing where none was. */
export function ReusedFlag({ reused }: Pick<PaidPayment, 'reused'>) {
  const { t } = useTranslation();
  const now = useNow();
  if (reused === null) return null;
  return (
    <Link to={`/payment/${reused.paymentOrderId}`} className={styles.flagLink}>
      <span className={styles.flag}>
        <IconCopy size={16} aria-hidden="true" />
        <span>
          {reused.paymentNo === undefined
            ? t('confirmPayments.reused', { at: formatShortDateTime(reused.ctime, now) })
            : t('confirmPayments.reusedIn', { number: reused.paymentNo })}
        </span>
      </span>
    </Link>
  );
}

/** Says of which earlier payment the proof is, and leads there to compare the two; nothing where none has it. */
export function ReusedBox({ reused }: Pick<PaidPayment, 'reused'>) {
  const { t } = useTranslation();
  const now = useNow();
  if (reused === null) return null;
  const facts = [
    reused.paymentNo === undefined ? '' : `PAY-${reused.paymentNo}`,
    formatShortDateTime(reused.ctime, now),
    reused.isRejected ? t('paymentStatus.rejected') : '',
  ];
  return (
    <Link to={`/payment/${reused.paymentOrderId}`} className={styles.reused}>
      <IconCopy size={20} aria-hidden="true" />
      <span className={styles.reusedWords}>
        <span className={styles.reusedTitle}>{t('confirmPayments.lane.reused')}</span>
        <span>{facts.filter((fact) => fact !== '').join(' · ')}</span>
      </span>
      <span className={styles.compare}>{t('confirmPayments.lane.compare')}</span>
    </Link>
  );
}
