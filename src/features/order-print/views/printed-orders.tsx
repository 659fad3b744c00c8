import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrintOrder } from '../../../../domain/contract.ts';
import { PrintPages } from '../../../ui/printing/print-pages.tsx';
import { PrintRoll } from '../../../ui/printing/print-roll.tsx';
import { NowContext } from '../../../ui/screen-context.ts';
import type { Paper } from '../print-request.ts';
import { useOrderDocument } from './order-document.tsx';
import { usePackingDocument } from './packing-document.tsx';
import { Receipt } from './receipt.tsx';
import { useLaidSum } from './use-laid-sum.ts';

interface PrintedOrdersProps {
  readonly orders: readonly PrintOrder[];
  readonly paper: Paper;
  readonly onLaid: (pages: number) => void;
}

/** Orders one after the other, each beginning a page of its own. */
export function PrintedOrders({ orders, paper, onLaid }: PrintedOrdersProps) {
  const { t } = useTranslation();
  const now = use(NowContext);
  const orderDocument = useOrderDocument({ now });
  const packingDocument = usePackingDocument({ now });
  const laid = useLaidSum(orders.length, onLaid);
  return orders.map((order) =>
    paper === 'receipt' ? (
      <PrintRoll key={order.id} onLaid={(pages) => laid(order.id, pages)}>
        <Receipt order={order} />
      </PrintRoll>
    ) : (
      <PrintPages
        key={order.id}
        document={paper === 'a4' ? orderDocument(order) : packingDocument(order)}
        numberOf={(page, pages) => `#${order.order_no} · ${t('print.pageOf', { page, pages })}`}
        onLaid={(pages) => laid(order.id, pages)}
      />
    ),
  );
}
