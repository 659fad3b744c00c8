import type { TFunction } from 'i18next';
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
export function Money(props: MoneyProps) {
  return <MoneyText t={useTranslation().t} {...props} />;
}

/** The same for a row of a long list, which takes its words once for all. */
export function MoneyText({ t, amount, className }: MoneyProps & { readonly t: TFunction }) {
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
