import { useTranslation } from 'react-i18next';
import type { PrintOrder } from '../../../../domain/contract.ts';
import { formatAmount, formatBaht, readWire } from '../../../../domain/money.ts';
import { firstPhone } from '../../../../domain/places/phones.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { PrintedLabel } from './printed-label.tsx';
import { PrintedQr } from './printed-qr.tsx';
import { PrintedSums } from './printed-sums.tsx';
import styles from './receipt.module.css';
import { useLineFacts } from './use-line-facts.ts';

/** An order on a roll of 80 mm. */
export function Receipt({ order }: { readonly order: PrintOrder }) {
  const { t } = useTranslation();
  const factsOf = useLineFacts();
  return (
    <>
      <div className={styles.head}>
        <p className={styles.shop}>{order.merchant_name}</p>
        <p>{firstPhone(order.merchant_phone)}</p>
        <p className={styles.number}>#{order.order_no}</p>
        <p>{formatDateTime(order.ctime)}</p>
      </div>
      <div className={styles.part}>
        <p className={styles.strong}>{order.group_name}</p>
        {order.created_by.name !== '' && (
          <p>
            <PrintedLabel of="orderPrint.orderedBy" />: {order.created_by.name}
          </p>
        )}
        <p>{[order.alias, order.merchant_address].filter((text) => text !== '').join(', ')}</p>
        <p>{[order.contact, firstPhone(order.phone)].filter((text) => text !== '').join(' · ')}</p>
        {order.remark !== '' && <p className={styles.strong}>{order.remark}</p>}
      </div>
      <ul className={styles.part}>
        {order.detail.map((line, index) => (
          <li key={index}>
            <p className={styles.strong}>
              {line.name}
              {line.is_vip === 1 && ` (${t('common.vip')})`}
            </p>
            {line.second_name !== '' && <p>{line.second_name}</p>}
            <p>{factsOf(line).join(' · ')}</p>
            <p className={styles.sums}>
              <span>
                {line.quantity} × {formatAmount(readWire(line.price))}
              </span>
              <span className={styles.strong}>{formatAmount(readWire(line.total_price))}</span>
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.part}>
        <PrintedSums
          order={order}
          renderSum={(label, amount) => (
            <p className={styles.sums}>
              <span>{label}</span>
              {amount !== null && <span>{amount}</span>}
            </p>
          )}
        />
        <p className={styles.total}>
          <span>
            <PrintedLabel of="orderPrint.total" />
          </span>
          <span>{formatBaht(readWire(order.total_amount))}</span>
        </p>
      </div>
      {order.promptpay !== null && <PrintedQr qr={order.promptpay} />}
    </>
  );
}
