import { useTranslation } from 'react-i18next';
import type { PrintLine, PrintOrder } from '../../../../domain/contract.ts';
import { firstPhone } from '../../../../domain/places/phones.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import type { PrintedDocument } from '../../../ui/printing/print-pages.tsx';
import { Barcode } from './barcode.tsx';
import shared from './order-document.module.css';
import styles from './packing-document.module.css';
import { PrintedLabel } from './printed-label.tsx';
import { useLineFacts } from './use-line-facts.ts';

/** An order for whoever packs it: a box to tick, the pieces, and the product's barcode; no prices. */
export function usePackingDocument({
  now,
}: {
  readonly now: string | null;
}): (order: PrintOrder) => PrintedDocument {
  const { t } = useTranslation();
  return (order) => ({
    opening: (
      <div className={styles.head}>
        <div>
          <p className={shared.shop}>{t('orderPrint.packingList')}</p>
          <p className={shared.strong}>{order.group_name}</p>
          <p>
            {[order.alias, order.merchant_address, firstPhone(order.phone)]
              .filter((text) => text !== '')
              .join(' · ')}
          </p>
          {order.remark !== '' && <p className={styles.remark}>{order.remark}</p>}
        </div>
        <div className={shared.order}>
          <p className={shared.orderNumber}>#{order.order_no}</p>
          <p>{formatDateTime(order.ctime)}</p>
          <Barcode text={order.order_no} />
        </div>
      </div>
    ),
    runningHead: (
      <p className={shared.running}>
        {t('orderPrint.packingList')} · #{order.order_no} · {order.group_name}
      </p>
    ),
    columns: (
      <>
        <th className={styles.tick}>
          <span className="unseen">{t('orderPrint.tick')}</span>
        </th>
        <th className={shared.figure}>{t('orderPrint.quantity')}</th>
        <th>
          <PrintedLabel of="orderPrint.product" />
        </th>
        <th className={styles.code}>{t('orderPrint.barcode')}</th>
      </>
    ),
    rows: order.detail.map((line, index) => ({ id: String(index), cells: <Cells line={line} /> })),
    closing: (
      <div className={shared.closing}>
        <p className={shared.strong}>
          {t('orderPrint.kinds', { count: order.detail.length })} ·{' '}
          {t('orderPrint.pieces', { count: order.detail.reduce((sum, { quantity }) => sum + quantity, 0) })}
        </p>
        <p className={styles.packer}>
          <PrintedLabel of="orderPrint.signature.packed" />
        </p>
      </div>
    ),
    foot: now === null ? null : t('orderPrint.printed', { time: formatDateTime(now) }),
  });
}

function Cells({ line }: { readonly line: PrintLine }) {
  const { t } = useTranslation();
  const factsOf = useLineFacts();
  return (
    <>
      <td className={styles.tick} aria-label={t('orderPrint.tick')}>
        <span className={styles.box} />
      </td>
      <td className={shared.pieces}>{line.quantity}</td>
      <td>
        <strong className={shared.name}>{line.name}</strong>
        {line.second_name !== '' && <span className={shared.second}>{line.second_name}</span>}
        <span className={shared.facts}>{factsOf(line).join(' · ')}</span>
      </td>
      <td className={styles.code}>{line.barcode !== '' && <Barcode text={line.barcode} />}</td>
    </>
  );
}
