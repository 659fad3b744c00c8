import { useTranslation } from 'react-i18next';
import type { PrintLine, PrintOrder } from '../../../../domain/contract.ts';
import { formatAmount, formatBaht, readWire } from '../../../../domain/money.ts';
import { printRows } from '../../../../domain/orders/print-halves.ts';
import { firstPhone } from '../../../../domain/places/phones.ts';
import { readOrderStatus } from '../../../../domain/statuses.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import type { PrintedDocument } from '../../../ui/printing/print-pages.tsx';
import styles from './order-document.module.css';
import { PrintedLabel } from './printed-label.tsx';
import { PrintedQr } from './printed-qr.tsx';
import { PrintedSums } from './printed-sums.tsx';
import { useLineFacts } from './use-line-facts.ts';

const signatures = [
  'orderPrint.signature.packed',
  'orderPrint.signature.delivered',
  'orderPrint.signature.received',
] as const;

interface OrderDocumentOptions {
  /** ISO time of the print; null where it is not known. */
  readonly now: string | null;
}

/** An order on A4, for who delivers it and who pays it (R-9.16). */
export function useOrderDocument({ now }: OrderDocumentOptions): (order: PrintOrder) => PrintedDocument {
  const { t } = useTranslation();
  return (order) => {
    const rows = printRows(order.detail);
    const isHalved = rows.some((row) => row.length === 2);
    return {
      opening: <Head order={order} />,
      runningHead: (
        <p className={styles.running}>
          {order.merchant_name} · #{order.order_no} · {order.group_name}
        </p>
      ),
      columns: (
        <>
          <Columns isHalved={isHalved} />
          {isHalved && <Columns isHalved isSecond />}
        </>
      ),
      rows: rows.map(([line, other], index) => ({
        id: String(index),
        cells: (
          <>
            <Cells line={line} number={index + 1} isHalved={isHalved} />
            {isHalved && <Cells line={other ?? null} number={rows.length + index + 1} isHalved isSecond />}
          </>
        ),
      })),
      closing: <Closing order={order} />,
      foot: now === null ? null : t('orderPrint.printed', { time: formatDateTime(now) }),
    };
  };
}

interface PlaceInRow {
  /** Whether lines stand in two halves. */
  readonly isHalved: boolean;
  /** Whether it stands in the right half. */
  readonly isSecond?: boolean;
}

function Columns({ isHalved, isSecond = false }: PlaceInRow) {
  const { t } = useTranslation();
  return (
    <>
      <th className={isSecond ? styles.secondNumber : styles.number}>#</th>
      <th className={isHalved ? styles.halfProduct : undefined}>
        <PrintedLabel of="orderPrint.product" />
      </th>
      <th className={styles.figure}>{t('orderPrint.quantity')}</th>
      <th className={styles.figure}>{t('orderPrint.amount')}</th>
    </>
  );
}

interface CellsProps extends PlaceInRow {
  /** Null beside the last line of an odd number. */
  readonly line: PrintLine | null;
  readonly number: number;
}

function Cells({ line, number, isHalved, isSecond = false }: CellsProps) {
  const { t } = useTranslation();
  const factsOf = useLineFacts();
  if (line === null)
    return (
      <td className={styles.empty} colSpan={4}>
        {'\u00A0'}
      </td>
    );
  return (
    <>
      <td className={isSecond ? styles.secondNumber : styles.number}>{number}</td>
      <td>
        <strong className={styles.name}>{line.name}</strong>
        {line.is_vip === 1 && <span className={styles.vip}>{t('common.vip')}</span>}
        {line.second_name !== '' && (
          <span className={isHalved ? styles.second : styles.beside}>{line.second_name}</span>
        )}
        <span className={styles.facts}>
          {[...factsOf(line), formatBaht(readWire(line.price))].join(' · ')}
        </span>
      </td>
      <td className={styles.pieces}>{line.quantity}</td>
      <td className={styles.sum}>{formatAmount(readWire(line.total_price))}</td>
    </>
  );
}

function Head({ order }: { readonly order: PrintOrder }) {
  const { t } = useTranslation();
  const status = readOrderStatus(order.status);
  return (
    <>
      <div className={styles.head}>
        <div>
          <p className={styles.shop}>{order.merchant_name}</p>
          <p>{firstPhone(order.merchant_phone)}</p>
        </div>
        <div className={styles.order}>
          <p>
            <PrintedLabel of="orderPrint.order" />
          </p>
          <p className={styles.orderNumber}>#{order.order_no}</p>
          <p>
            {formatDateTime(order.ctime)}
            {status !== null && ` · ${t(`status.${status}`)}`}
          </p>
        </div>
      </div>
      <div className={styles.about}>
        {order.place_photo !== '' && <img className={styles.place} src={order.place_photo} alt="" />}
        <div className={styles.address}>
          <p className={styles.label}>
            <PrintedLabel of="orderPrint.to" />
          </p>
          {order.merchant_address === '' && order.alias === '' ? (
            <p>{t('orderPrint.noAddress')}</p>
          ) : (
            <>
              <p className={styles.strong}>{order.alias}</p>
              <p>{order.merchant_address}</p>
              <p className={styles.strong}>
                {[order.contact, firstPhone(order.phone)].filter((text) => text !== '').join(' · ')}
              </p>
            </>
          )}
        </div>
        <div className={styles.facing}>
          {order.remark !== '' && (
            <>
              <p className={styles.label}>
                <PrintedLabel of="orderPrint.remark" />
              </p>
              <p className={styles.strong}>{order.remark}</p>
            </>
          )}
          <p className={styles.label}>
            <PrintedLabel of="orderPrint.group" />
          </p>
          <p>{order.group_name}</p>
          {order.created_by.name !== '' && (
            <>
              <p className={styles.label}>
                <PrintedLabel of="orderPrint.orderedBy" />
              </p>
              <p>{order.created_by.name}</p>
            </>
          )}
        </div>
      </div>
    </>
  );
}

function Closing({ order }: { readonly order: PrintOrder }) {
  return (
    <>
      <div className={styles.closing}>
        {order.promptpay === null ? <span /> : <PrintedQr qr={order.promptpay} />}
        <div className={styles.totals}>
          <PrintedSums
            order={order}
            renderSum={(label, amount) => (
              <p>
                <span>{label}</span>
                {amount !== null && <span>{amount}</span>}
              </p>
            )}
          />
          <p className={styles.total}>
            <span>
              <PrintedLabel of="orderPrint.total" />
            </span>
            <strong>{formatBaht(readWire(order.total_amount))}</strong>
          </p>
        </div>
      </div>
      <div className={styles.signatures}>
        {signatures.map((who) => (
          <p key={who}>
            <PrintedLabel of={who} />
          </p>
        ))}
      </div>
    </>
  );
}
