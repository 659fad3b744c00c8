import { useTranslation } from 'react-i18next';
import { formatBaht } from '../../../../domain/money.ts';
import type { Satang } from '../../../../domain/money.ts';
import { differsMuch, isOtherThanDue } from '../../../../domain/payments/payment-form.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { farPercent } from './two-amounts.ts';
import styles from './payment-screen.module.css';

interface DifferenceBannerProps {
  readonly due: Satang;
  readonly paid: Satang;
  /** Nothing is left to confirm. */
  readonly isDecided?: boolean;
}

/** Warns when what was paid is more than a tenth off. */
export function DifferenceBanner({ due, paid, isDecided = false }: DifferenceBannerProps) {
  const { t } = useTranslation();
  if (!differsMuch(due, paid)) return null;
  return (
    <div className={styles.warning}>
      <Banner kind="warn" title={title()} {...(isDecided ? {} : { text: t('payment.checkProof') })} />
    </div>
  );

  function title(): string {
    const amount = formatBaht(Math.abs(due - paid));
    if (due === 0) return t('payment.nothingDue', { amount });
    const percent = (Math.abs(due - paid) / due) * 100;
    if (percent >= farPercent) return t('payment.overFar', { amount });
    return t(paid < due ? 'payment.short' : 'payment.over', { amount, percent: percent.toFixed(1) });
  }
}

/** Says quietly by how much an amount differs from what is due, where that is too little for a warning. */
export function SmallDifference({ due, paid }: Pick<DifferenceBannerProps, 'due' | 'paid'>) {
  const { t } = useTranslation();
  if (!isOtherThanDue(due, paid) || differsMuch(due, paid)) return null;
  const amount = formatBaht(Math.abs(due - paid));
  return (
    <p className={styles.label}>
      {t(paid < due ? 'payment.lessThanDue' : 'payment.moreThanDue', { amount })}
    </p>
  );
}

/** How much of what is due was paid; the gap is hatched. The amounts stand beside it in words. */
export function PaidBar({ due, paid }: Pick<DifferenceBannerProps, 'due' | 'paid'>) {
  const share = due === 0 ? 1 : Math.min(1, paid / due);
  return (
    <div className={styles.paidBar} aria-hidden="true">
      <span className={styles.paidShare} style={{ flexGrow: share }} />
      {share < 1 && <span className={styles.unpaidShare} style={{ flexGrow: 1 - share }} />}
    </div>
  );
}
