import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { formatBaht } from '../../../../../domain/money.ts';
import { dueOf, typedTotal } from '../../../../../domain/payments/payment-form.ts';
import { ConfirmSheet } from '../../../../ui/sheets/confirm-sheet.tsx';
import type { ProofProps } from '../payment-props.ts';
import { ProofDifference } from './proof-difference.tsx';
import styles from './proof.module.css';

/** Asks before a proof is sent whose amount is not the one that is due, and names both. */
export function ProofQuestion({ proof }: Pick<ProofProps, 'proof'>) {
  const { t } = useTranslation();
  const isAsked = useSelector(proof, (snapshot) => snapshot.matches({ proof: 'asking' }));
  const due = useSelector(proof, ({ context }) => dueOf(context.orders, context.chosen));
  const paid = useSelector(proof, ({ context }) => typedTotal(context.form) ?? 0);
  return (
    <ConfirmSheet
      name="proof-difference"
      opened={isAsked}
      title={t('proof.differsTitle')}
      action={t('proof.submit')}
      onClose={() => proof.send({ type: 'proof.edit' })}
      onConfirm={() => proof.send({ type: 'proof.confirm' })}
    >
      <p className={styles.question}>
        {t('proof.differsText', { paid: formatBaht(paid), due: formatBaht(due) })}
      </p>
      <p className={styles.differs}>
        <ProofDifference due={due} paid={paid} />
      </p>
    </ConfirmSheet>
  );
}
