import type { Product } from '../../domain/contract.ts';
import { toBaht } from '../../domain/money.ts';
import { joinAddresses } from '../../domain/photo-addresses.ts';
import { isStaff } from '../../domain/roles.ts';
import type { Caller } from '../contract/call.ts';
import type { SkuRow } from '../store/queries/catalogue.ts';

/** A product as this viewer sees it: VIP fields are for staff and VIP customers, `on_hand` and `reserved` for staff only. */
export function productAnswer({ sku, isVip }: SkuRow, { user, roles }: Caller): Product {
  const staff = isStaff(roles);
  const showsVip = staff || (user.is_vip && isVip);
  return {
    id: sku.sku_id,
    name: sku.name,
    ch_name: sku.ch_name,
    th_name: sku.th_name,
    color: sku.color,
    size: sku.size,
    style: sku.style,
    price: toBaht(sku.price_satang),
    ...(showsVip ? { vip_price: optionalBaht(sku.vip_price_satang) } : {}),
    original_price: optionalBaht(sku.original_price_satang),
    stock: sku.on_hand - sku.reserved,
    description: sku.description,
    image_urls: joinAddresses(sku.image_urls),
    ctime: sku.created.toISOString(),
    category_id: sku.category_id,
    status: sku.status === 'active' ? 'active' : 'inactive',
    is_vip: showsVip && isVip ? 1 : 0,
    version: sku.version,
    ...(staff ? { on_hand: sku.on_hand, reserved: sku.reserved } : {}),
  };
}

function optionalBaht(satang: number | null): number | null {
  return satang === null ? null : toBaht(satang);
}
