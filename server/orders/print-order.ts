import type { PrintLine, PrintOrder } from '../../domain/contract.ts';
import { toBaht } from '../../domain/money.ts';
import { lineNameIn } from '../../domain/names.ts';
import { owedOf } from '../../domain/payments/owed.ts';
import { fileNameOf, signedAddress } from '../files/file-address.ts';
import { findUnpayable } from '../payments/paid-orders.ts';
import { dueQr } from '../payments/promptpay-due.ts';
import type { OrderLineRow, OrderRecord } from '../store/queries/orders/orders.ts';
import type { MerchantRow } from '../store/queries/people/users.ts';
import type { MerchantStore } from '../store/store.ts';
import { listPrice, maskedLine, orderHead } from './order-answer.ts';

interface Printing {
  readonly merchant: MerchantRow;
  readonly queries: Pick<MerchantStore, 'catalogue' | 'payments' | 'secrets'>;
  readonly now: Date;
  /** `zh`, `en` or `th`. */
  readonly language: string;
  /** Whether it is printed for staff, who have packing lists with barcodes. */
  readonly isStaff: boolean;
}

/** An order's print fields: for a print link, and for whoever sees the order. */
export async function printOrder(
  { order, groupName, orderedBy, lines }: OrderRecord,
  { merchant, queries, now, language, isStaff }: Printing,
): Promise<PrintOrder> {
  const place = order.address_copy;
  const products = isStaff ? await queries.catalogue.findAll(lines.map(({ sku_id }) => sku_id)) : [];
  const barcodes = new Map(products.map(({ sku_id, barcode }) => [sku_id, barcode]));
  return {
    ...orderHead(order),
    owed: toBaht(owedOf(order)),
    group_name: groupName,
    created_by: { name: orderedBy ?? '' },
    remark: order.remark,
    alias: place?.alias ?? '',
    contact: place?.contact ?? '',
    phone: place?.phone ?? '',
    merchant_address: place?.merchant_address ?? '',
    place_photo: await signedPhoto(place?.merchant_photo ?? '', queries, now),
    merchant_name: merchant.name,
    merchant_phone: merchant.phone,
    promptpay: await dueNow(order, merchant, queries),
    print: true,
    packing: isStaff,
    detail: lines.map((line) => ({ ...printLine(line, language), barcode: barcodes.get(line.sku_id) ?? '' })),
  };
}

/** Null where the merchant has no PromptPay id, or the order takes no payment now. */
async function dueNow(
  order: OrderRecord['order'],
  merchant: MerchantRow,
  { payments }: Printing['queries'],
): Promise<PrintOrder['promptpay']> {
  if (merchant.promptpay_id === '') return null;
  const unpayable = await findUnpayable(payments, [order]);
  return unpayable === undefined ? dueQr(merchant, [order]) : null;
}

function printLine(line: OrderLineRow, language: string): Omit<PrintLine, 'barcode'> {
  const name = lineNameIn(language, line);
  // Who packs reads Thai, whatever the language of who prints.
  const second = language === 'th' ? line.name : lineNameIn('th', line);
  return {
    ...maskedLine(line),
    name,
    second_name: second === name ? '' : second,
    list_price: listPrice(line),
    is_vip: line.is_vip ? 1 : 0,
  };
}

async function signedPhoto(address: string, { secrets }: Printing['queries'], now: Date): Promise<string> {
  const name = fileNameOf(address);
  return name === null ? address : signedAddress(await secrets.get('file'), name, 'share', now);
}
