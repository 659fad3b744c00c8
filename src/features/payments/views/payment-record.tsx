import { IconReceipt2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentEntry } from '../../../../domain/contract.ts';
import { formatAmount, formatBaht, readWire } from '../../../../domain/money.ts';
import { readExtraFacts } from '../../../../domain/payments/transfer-details.ts';
import { splitAddresses } from '../../../../domain/photos/photo-addresses.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { FactList } from '../../../ui/layout/fact-list.tsx';
import { Money } from '../../../ui/values/money.tsx';
import { PhotoPreview } from '../../../ui/photos/photo-preview.tsx';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { useStatusLabel } from '../../../ui/values/status-chip.tsx';
import styles from './payment-screen.module.css';

/** One record of a payment with its proof photos. */
export function PaymentRecord({ entry }: { readonly entry: PaymentEntry }) {
  const { t } = useTranslation();
  const [previewed, setPreviewed] = useState<number | null>(null);
  const photos = splitAddresses(entry.payment_photo);
  const status = useStatusLabel('payment', entry.status);
  const fee = readFee(entry);
  const party = (...words: readonly (string | null | undefined)[]) =>
    words.filter((word) => word != null && word !== '').join(' · ');
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
    { label: t('payment.transaction'), value: entry.transaction_id ?? '' },
    ...extraFacts,
  ].filter((fact) => fact.value !== '');
  return (
    <>
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
          {photos.length > 0 && (
            <ul className={styles.photos}>
              {photos.map((photo, index) => (
                <li key={photo}>
                  <button
                    type="button"
                    className={styles.photo}
                    aria-label={t('photo.openAt', { at: index + 1 })}
                    onClick={() => setPreviewed(index)}
                  >
                    <ProductImage src={photo} shape="square" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          {facts.length > 0 && (
            <div className={styles.recordFacts}>
              <FactList facts={facts} />
            </div>
          )}
        </div>
      </Card>
      <PhotoPreview name={`photo-${entry.id}`} photos={photos} at={previewed} onMove={setPreviewed} />
    </>
  );
}

/** What the bank took, in its own currency; null where it said nothing. */
function readFee({ fee, fee_currency: currency }: PaymentEntry): string | null {
  if (fee == null) return null;
  const amount = readWire(fee);
  return currency == null || currency === 'THB' ? formatBaht(amount) : `${formatAmount(amount)} ${currency}`;
}
