import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { formatBaht } from '../../../../../domain/money.ts';
import { differs, isConfirmable } from '../../../../../domain/payments/paid-payment.ts';
import type { PaidPayment } from '../../../../../domain/payments/paid-payment.ts';
import { formatShortDateTime } from '../../../../i18n/format-date.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Checkbox } from '../../../../ui/controls/checkbox.tsx';
import { Money } from '../../../../ui/values/money.tsx';
import { ProductImage } from '../../../../ui/values/product-image.tsx';
import { useNow } from '../../../../ui/screen-context.ts';
import type { BatchProps } from './confirm-props.ts';
import { useAnswerWords } from '../use-answer-words.ts';
import { DifferenceFlag, ReusedFlag } from '../payment-flags.tsx';
import styles from './confirm-payments.module.css';

interface ConfirmRowProps extends BatchProps {
  readonly payment: PaidPayment;
}

/** One paid payment to tick, with its proof and what came in; all but the box opens it. */
export const ConfirmRow = memo(function ConfirmRow({ payment, batch }: ConfirmRowProps) {
  const { t } = useTranslation();
  const { id, due, paid, photos, type, groupName, paymentNo, paidAt } = payment;
  const selected = useSelector(batch, ({ context }) => context.selected.find((one) => one.id === id));
  const answer = useSelector(batch, ({ context }) => context.answers.find((one) => one.id === id && !one.ok));
  const isOpen = useSelector(batch, (snapshot) => snapshot.can({ type: 'payments.select', payments: [] }));
  const wordsOf = useAnswerWords();
  const isMoved = selected !== undefined && selected.version !== payment.version;
  const select = () => batch.send({ type: 'payments.select', payments: [payment] });
  return (
    <div role="listitem" className={styles.row} data-payment={id}>
      <Checkbox
        checked={selected !== undefined}
        disabled={!isOpen || (selected === undefined && !isConfirmable(payment))}
        hidden
        label={t('confirmPayments.select', { number: paymentNo, amount: formatBaht(paid) })}
        onChange={
          selected === undefined ? select : () => batch.send({ type: 'payments.deselect', ids: [id] })
        }
      />
      <span className={styles.proof}>
        <ProductImage src={photos[0] ?? null} shape="square" className={styles.thumb} />
        {photos.length > 1 && <span className={styles.photoCount}>{photos.length}</span>}
      </span>
      <div className={styles.facts}>
        <div className={styles.who}>
          <NavLink to={`/payment/${id}`} className={styles.name}>
            {groupName === '' ? t('orders.ungrouped') : groupName}
          </NavLink>
          <p className={styles.number}>
            <span className="code">PAY-{paymentNo}</span>
            <time className={styles.time} dateTime={paidAt}>
              {formatShortDateTime(paidAt, useNow())}
            </time>
          </p>
        </div>
        <div className={styles.figures}>
          <Money amount={paid} className={styles.amount} />
          <span className={styles.meta}>
            {differs(payment)
              ? t('confirmPayments.dueOf', { amount: formatBaht(due) })
              : t(`paymentType.${type}`)}
          </span>
        </div>
      </div>
      <div className={styles.notes}>
        <DifferenceFlag due={due} paid={paid} />
        <ReusedFlag reused={payment.reused} />
        {!isConfirmable(payment) && <p className={styles.reason}>{t('confirmPayments.nothingCameIn')}</p>}
        {answer !== undefined && <p className={styles.reason}>{wordsOf(answer)}</p>}
        {isMoved && isOpen && (
          <div className={styles.moved}>
            <span>
              {selected.paid === paid
                ? t('confirmPayments.changed')
                : t('confirmPayments.changedFrom', {
                    before: formatBaht(selected.paid),
                    now: formatBaht(paid),
                  })}
            </span>
            <Button look="tonal" height={44} onClick={select}>
              {t('confirmPayments.takeChange')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
});
