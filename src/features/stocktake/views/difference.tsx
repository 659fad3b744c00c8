import { useTranslation } from 'react-i18next';
import { formatAmount, formatDifference } from '../../../../domain/money.ts';
import type { Satang } from '../../../../domain/money.ts';
import { classNames } from '../../../ui/layout/class-names.ts';

interface DifferenceProps {
  /** Satang; negative where pieces are missing. */
  readonly money: Satang;
  readonly className?: string | undefined;
}

/** How much more or less, with its sign. */
export function Difference({ money, className }: DifferenceProps) {
  const { t } = useTranslation();
  const spoken = `${money < 0 ? '-' : ''}${formatAmount(Math.abs(money))}`;
  return (
    <span className={classNames('num', className)}>
      <span aria-hidden="true">{formatDifference(money)}</span>
      <span className="unseen">{t('amount.baht', { amount: spoken })}</span>
    </span>
  );
}
