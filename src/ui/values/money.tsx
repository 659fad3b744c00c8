import { useTranslation } from 'react-i18next';
import { formatAmount, formatBaht } from '../../../domain/money.ts';
import type { Satang } from '../../../domain/money.ts';
import { classNames } from '../layout/class-names.ts';

interface MoneyProps {
  /** Satang. */
  readonly amount: Satang;
  readonly className?: string | undefined;
}

/** An amount as `฿1,234.00`, read out as "1,234 baht". */
export function Money({ amount, className }: MoneyProps) {
  const { t } = useTranslation();
  return (
    <span className={classNames('num', className)}>
      <span aria-hidden="true">{formatBaht(amount)}</span>
      <span className="unseen">{t('amount.baht', { amount: spoken(amount) })}</span>
    </span>
  );
}

function spoken(amount: Satang): string {
  return `${amount < 0 ? '-' : ''}${formatAmount(Math.abs(amount)).replace(/\.00$/, '')}`;
}
