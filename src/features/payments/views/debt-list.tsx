import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { countDays, formatDay } from '../../../i18n/format-date.ts';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Money } from '../../../ui/values/money.tsx';
import { useNow } from '../../../ui/screen-context.ts';
import type { ProofProps } from './payment-props.ts';
import styles from './proof/proof.module.css';

/** The group's other unpaid orders, to be settled with the same payment. */
export function DebtList({ proof }: Pick<ProofProps, 'proof'>) {
  const { t } = useTranslation();
  const now = useNow();
  const { orderId, orders, chosen } = useSelector(proof, ({ context }) => context);
  const isLocked = useSelector(proof, (snapshot) => !snapshot.matches({ proof: 'editing' }));
  const debts = orders.filter((order) => order.id !== orderId);
  if (debts.length === 0) return null;
  const picked = debts.filter((debt) => chosen.includes(debt.id)).length;
  return (
    <section>
      <h3 className={styles.title}>
        {t('proof.debts')}
        <span className={styles.count}>{t('photo.counter', { count: picked, limit: debts.length })}</span>
      </h3>
      <ul aria-label={t('proof.debts')}>
        {debts.map((debt) => (
          <li key={debt.id} className={styles.debt}>
            <Checkbox
              checked={chosen.includes(debt.id)}
              disabled={isLocked}
              onChange={() => proof.send({ type: 'debt.toggle', orderId: debt.id })}
              label={
                <span className={styles.debtWords}>
                  <span>#{debt.orderNo}</span>
                  <span className={styles.debtAge}>
                    {t('proof.debtAge', { day: formatDay(debt.ctime), count: countDays(debt.ctime, now) })}
                  </span>
                </span>
              }
            />
            <Money
              amount={debt.total}
              className={classNames(styles.debtTotal, !chosen.includes(debt.id) && styles.left)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
