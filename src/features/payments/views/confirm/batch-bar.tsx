import { IconShieldCheck } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { differs, paidInAll } from '../../../../../domain/payments/paid-payment.ts';
import { formatBaht } from '../../../../../domain/money.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { holdUpOf } from '../../../../ui/feedback/delivery-of.ts';
import { StickyBar } from '../../../../ui/layout/sticky-bar.tsx';
import { ConfirmSheet } from '../../../../ui/sheets/confirm-sheet.tsx';
import { Money } from '../../../../ui/values/money.tsx';
import type { BatchProps } from './confirm-props.ts';
import styles from './confirm-payments.module.css';

/** How many are selected, what they come to, and the one thing to do with them. */
export function BatchBar({ batch }: BatchProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(batch, (current) => current);
  const { selected } = snapshot.context;
  if (selected.length === 0) return null;
  const isBusy = snapshot.hasTag('busy');
  function whyNot() {
    if (snapshot.can({ type: 'batch.ask' }) || snapshot.matches('asking')) return undefined;
    if (isBusy) return t(holdUpOf(snapshot) === 'waiting' ? 'delivery.waits' : 'payment.confirming');
    return t('confirmPayments.noticeFirst');
  }
  return (
    <StickyBar
      top={
        <>
          <div role="status">
            <p className={styles.meta}>{t('confirmPayments.selected', { count: selected.length })}</p>
            <Money amount={paidInAll(selected)} className={styles.sum} />
          </div>
          {snapshot.can({ type: 'payments.deselect', ids: [] }) && (
            <Button
              look="text"
              height={44}
              onClick={() => batch.send({ type: 'payments.deselect', ids: selected.map(({ id }) => id) })}
            >
              {t('confirmPayments.deselect')}
            </Button>
          )}
        </>
      }
    >
      <Button
        height={52}
        grow
        icon={<IconShieldCheck size={22} aria-hidden="true" />}
        reason={whyNot()}
        onClick={() => batch.send({ type: 'batch.ask' })}
      >
        {isBusy
          ? t(holdUpOf(snapshot) === 'waiting' ? 'delivery.waits' : 'payment.confirming')
          : t('confirmPayments.confirm', { count: selected.length })}
      </Button>
    </StickyBar>
  );
}

/** Asks before a batch is confirmed: how many, what they come to, and what differs among them. */
export function BatchQuestion({ batch }: BatchProps) {
  const { t } = useTranslation();
  const selected = useSelector(batch, ({ context }) => context.selected);
  const opened = useSelector(batch, (snapshot) => snapshot.matches('asking'));
  const mayConfirm = useSelector(batch, (snapshot) => snapshot.can({ type: 'batch.confirm' }));
  const differing = selected.filter(differs);
  const short = differing.filter(({ due, paid }) => paid < due);
  const over = differing.filter(({ due, paid }) => paid > due);
  const reused = selected.filter(({ isReused }) => isReused);
  const gap = (payments: typeof selected) =>
    formatBaht(payments.reduce((sum, { due, paid }) => sum + Math.abs(due - paid), 0));
  return (
    <ConfirmSheet
      name="batch"
      opened={opened}
      title={t('confirmPayments.question', { count: selected.length })}
      action={t('payment.confirmAmount', { amount: formatBaht(paidInAll(selected)) })}
      reason={opened && !mayConfirm ? t('permission.confirmReceipt') : undefined}
      onClose={() => batch.send({ type: 'batch.close' })}
      onConfirm={() => batch.send({ type: 'batch.confirm' })}
    >
      <div className={styles.question}>
        <Money amount={paidInAll(selected)} className={styles.questionSum} />
        {short.length > 0 && (
          <p className={styles.reason}>
            {t('confirmPayments.shortOf', { count: short.length, amount: gap(short) })}
          </p>
        )}
        {over.length > 0 && (
          <p className={styles.reason}>
            {t('confirmPayments.overOf', { count: over.length, amount: gap(over) })}
          </p>
        )}
        {reused.length > 0 && (
          <p className={styles.reason}>{t('confirmPayments.reusedOf', { count: reused.length })}</p>
        )}
        <p className={styles.meta}>{t('payment.finality')}</p>
      </div>
    </ConfirmSheet>
  );
}
