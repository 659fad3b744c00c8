import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readWire } from '../../../../../domain/money.ts';
import { isStaff } from '../../../../../domain/roles.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { useViewer } from '../../../../ui/screen-context.ts';
import { Money } from '../../../../ui/values/money.tsx';
import type { ShownOrderProps } from './order-props.ts';
import styles from './due-card.module.css';

interface DueCardProps extends Pick<ShownOrderProps, 'value'> {
  /** The way to the QR. */
  readonly promptpay: ReactNode;
}

/** What is to be paid of an order, and how. */
export function DueCard({ value, promptpay }: DueCardProps) {
  const { t } = useTranslation();
  const { roles } = useViewer();
  return (
    <Card>
      <div className={styles.due}>
        <p>
          <span className={styles.label}>{t('promptpay.due')}</span>
          <Money
            amount={readWire(value.status === 'completed' ? value.owed : value.total_amount)}
            className={styles.amount}
          />
        </p>
        {promptpay}
      </div>
      {!isStaff(roles) && <p className={styles.after}>{t('promptpay.after')}</p>}
    </Card>
  );
}
