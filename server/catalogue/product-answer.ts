import type { Product, ProductCard } from '../../domain/contract.ts';
import { toBaht } from '../../domain/money.ts';
import { joinAddresses } from '../../domain/photos/photo-addresses.ts';
import { mayCall } from '../../domain/permissions.ts';
import { isStaff } from '../../domain/roles.ts';
import type { Caller } from '../contract/call.ts';
import type { SkuRow } from '../store/queries/catalogue/catalogue.ts';
import type { ProductCardRow } from '../store/queries/catalogue/product-cards.ts';

/** A product as this viewer sees it: VIP fields are for staff and VIP customers, those of stock and barcode for staff only. */
export function productAnswer(row: SkuRow, caller: Caller): Product {
  const { sku } = row;
  return {
    id: sku.sku_id,
    name: sku.name,
    ch_name: sku.ch_name,
    th_name: sku.th_name,
    color: sku.color,
    size: sku.size,
    style: sku.style,
    price: toBaht(sku.price_satang),
    original_price: optionalBaht(sku.original_price_satang),
    stock: promisableStock(sku),
    description: sku.description,
    image_urls: joinAddresses(sku.image_urls),
    ctime: sku.created.toISOString(),
    category_id: sku.category_id,
    status: sku.status === 'active' ? 'active' : 'inactive',
    version: sku.version,
    ...vipFields(row, caller),
    ...(isStaff(caller.roles) ? staffFields(row) : {}),
  };
}

/** Pieces that can be promised: none of an inactive product. */
export function promisableStock({
  status,
  on_hand,
  reserved,
}: Pick<SkuRow['sku'], 'status' | 'on_hand' | 'reserved'>): number {
  return status === 'active' ? on_hand - reserved : 0;
}

function staffFields({
  sku: { on_hand, reserved, barcode, low_stock_at },
}: SkuRow): Pick<Product, 'on_hand' | 'reserved' | 'barcode' | 'low_stock_at'> {
  return { on_hand, reserved, barcode, low_stock_at };
}

/** What a card shows of a product. VIP fields are for the same viewers, the version for those who manage VIP products. */
export function productCard(row: ProductCardRow, caller: Caller): ProductCard {
  const { sku, picture } = row;
  return {
    id: sku.sku_id,
    name: sku.name,
    ch_name: sku.ch_name,
    th_name: sku.th_name,
    color: sku.color,
    size: sku.size,
    price: toBaht(sku.price_satang),
    stock: sku.on_hand - sku.reserved,
    image_urls: picture === null ? '' : joinAddresses([picture]),
    ...vipFields(row, caller),
    ...(mayCall(caller.roles, 'setSkuVip') ? { version: sku.version } : {}),
  };
}

function vipFields(
  { sku, isVip }: Pick<ProductCardRow, 'sku' | 'isVip'>,
  { user, roles }: Caller,
): Pick<Product, 'vip_price' | 'is_vip'> {
  if (!isStaff(roles) && !(user.is_vip && isVip)) return { is_vip: 0 };
  return { vip_price: optionalBaht(sku.vip_price_satang), is_vip: isVip ? 1 : 0 };
}

/** An optional amount in baht. */
export function optionalBaht(satang: number | null): number | null {
  return satang === null ? null : toBaht(satang);
}
