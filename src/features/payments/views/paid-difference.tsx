import { useTranslation } from 'react-i18next';
import { formatBaht } from '../../../../domain/money.ts';
import type { Satang } from '../../../../domain/money.ts';
import { differsMuch } from '../../../../domain/payment-form.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import styles from './payment-screen.module.css';

interface DifferenceBannerProps {
  readonly due: Satang;
  readonly paid: Satang;
  /** Nothing is left to confirm. */
  readonly isConfirmed?: boolean;
}

/** Warns when what was paid is more than a tenth off. */
export function DifferenceBanner({ due, paid, isConfirmed = false }: DifferenceBannerProps) {
  const { t } = useTranslation();
  if (!differsMuch(due, paid)) return null;
  const amount = formatBaht(Math.abs(due - paid));
  const percent = due === 0 ? '' : ((Math.abs(due - paid) / due) * 100).toFixed(1);
  const title =
    due === 0
      ? t('payment.nothingDue', { amount })
      : t(paid < due ? 'payment.short' : 'payment.over', { amount, percent });
  return (
    <div className={styles.warning}>
      <Banner kind="warn" title={title} {...(isConfirmed ? {} : { text: t('payment.checkProof') })} />
    </div>
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
