import { IconCopy, IconReceipt2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PaymentEntry } from '../../../../domain/contract.ts';
import { formatAmount, formatBaht, readWire } from '../../../../domain/money.ts';
import { readExtraFacts } from '../../../../domain/payments/transfer-details.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { FactList } from '../../../ui/layout/fact-list.tsx';
import { Money } from '../../../ui/values/money.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { useStatusLabel } from '../../../ui/values/status-chip.tsx';
import { RecordPhotos } from './record-photos.tsx';
import styles from './payment-screen.module.css';

interface PaymentRecordProps {
  readonly entry: PaymentEntry;
  /** Addresses of the photos that came with the payment; null where that is not known. */
  readonly claimed: readonly unknown[] | null;
  readonly onCopy: (text: string) => void;
}

/** One record of a payment with its proof photos. */
export function PaymentRecord({ entry, claimed, onCopy }: PaymentRecordProps) {
  const { t } = useTranslation();
  const status = useStatusLabel('payment', entry.status);
  const fee = readFee(entry);
  const party = (...words: readonly (string | null | undefined)[]) =>
    words.filter((word) => word != null && word !== '').join(' · ');
  const transaction = entry.transaction_id ?? '';
  const extra = entry.extra_info ?? '';
  const extraFacts = (readExtraFacts(extra) ?? [[t('payment.field.extra_info'), extra]]).map(
    ([label, value]) => ({ label, value }),
  );
  const facts = [
    {
      label: t('payment.cash'),
      value: entry.payment_type === 'mix' ? formatBaht(readWire(entry.paid_amount_cash)) : '',
    },
    {
      label: t('payment.receipt'),
      value: entry.payment_type === 'mix' ? formatBaht(readWire(entry.paid_amount_receipt)) : '',
    },
    { label: t('payment.payer'), value: party(entry.payer_name, entry.payer_bank, entry.payer_account) },
    { label: t('payment.payee'), value: party(entry.payee_name, entry.payee_bank, entry.payee_account) },
    ...(transaction === ''
      ? []
      : [
          {
            label: t('payment.transaction'),
            value: (
              <span className={styles.copied}>
                <span className="code">{transaction}</span>
                <IconButton
                  label={t('payment.copyTransaction')}
                  icon={<IconCopy size={20} aria-hidden="true" />}
                  onClick={() => onCopy(transaction)}
                />
              </span>
            ),
          },
        ]),
    ...extraFacts,
  ].filter((fact) => fact.value !== '');
  return (
    <Card rows>
      <div>
        <Row
          icon={<IconReceipt2 size={22} aria-hidden="true" />}
          tone="paid"
          title={t(`payment.record.${entry.payment_type}`)}
          text={[formatDateTime(entry.payment_time), fee === null ? '' : t('payment.fee', { fee })]
            .filter((word) => word !== '')
            .join(' · ')}
          value={<Money amount={readWire(entry.paid_amount)} />}
          note={status}
        />
        <RecordPhotos entry={entry} claimed={claimed} />
        {facts.length > 0 && (
          <div className={styles.recordFacts}>
            <FactList facts={facts} />
          </div>
        )}
      </div>
    </Card>
  );
}

/** What the bank took, in its own currency; null where it said nothing. */
function readFee({ fee, fee_currency: currency }: PaymentEntry): string | null {
  if (fee == null) return null;
  const amount = readWire(fee);
  return currency == null || currency === 'THB' ? formatBaht(amount) : `${formatAmount(amount)} ${currency}`;
}
