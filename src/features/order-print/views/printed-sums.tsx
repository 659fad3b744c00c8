import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrintOrder } from '../../../../domain/contract.ts';
import { formatBaht, readWire } from '../../../../domain/money.ts';
import { printDiscount } from '../../../../domain/orders/print-discount.ts';
import { PrintedLabel } from './printed-label.tsx';

interface PrintedSumsProps {
  readonly order: PrintOrder;
  /** One sum: what it is of, and the amount where it has one. */
  readonly renderSum: (label: ReactNode, amount: string | null) => ReactNode;
}

/** What stands above an order's total: its pieces, what they would have cost, the discount, and what is paid of it. */
export function PrintedSums({ order, renderSum }: PrintedSumsProps) {
  const { t } = useTranslation();
  const pieces = order.detail.reduce((sum, { quantity }) => sum + quantity, 0);
  const paid = readWire(order.total_amount) - readWire(order.owed);
  const discount = printDiscount(order.detail);
  const isPartPaid = order.owed > 0 && paid > 0;
  return (
    <>
      {renderSum(
        <>
          {t('orderPrint.kinds', { count: order.detail.length })} ·{' '}
          {t('orderPrint.pieces', { count: pieces })}
        </>,
        discount && formatBaht(discount.list),
      )}
      {discount !== null &&
        renderSum(
          <PrintedLabel of={discount.isVip ? 'orderPrint.discount.vip' : 'orderPrint.discount.any'} />,
          `−${formatBaht(discount.less)}`,
        )}
      {isPartPaid && renderSum(t('orderPrint.paid'), formatBaht(paid))}
      {isPartPaid && renderSum(t('orderPrint.owed'), formatBaht(readWire(order.owed)))}
    </>
  );
}
