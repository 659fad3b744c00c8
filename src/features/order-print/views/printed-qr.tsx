import { useTranslation } from 'react-i18next';
import type { PromptpayQr } from '../../../../domain/contract.ts';
import { formatBaht, readWire } from '../../../../domain/money.ts';
import styles from './order-document.module.css';
import { PrintedLabel } from './printed-label.tsx';
import { usePrintTools } from './print-context.ts';

/** What is owed as a QR that a bank's app reads from the page. */
export function PrintedQr({ qr: { payload, amount } }: { readonly qr: PromptpayQr }) {
  const { t } = useTranslation();
  const picture = usePrintTools().qrOf(payload);
  return (
    <div className={styles.promptpay}>
      {picture !== null && <img src={picture} alt={t('orderPrint.qr')} />}
      <div>
        <p className={styles.strong}>PromptPay</p>
        <p>
          <PrintedLabel of="orderPrint.scan" />
        </p>
        <p className={styles.strong}>{formatBaht(readWire(amount))}</p>
      </div>
    </div>
  );
}
