import type { Satang } from '../money.ts';
import { isSameRoles, isStaff } from '../roles.ts';
import type { StaffRole } from '../roles.ts';

export interface PricedProduct {
  readonly price: Satang;
  readonly vipPrice: Satang | null;
  /** Whether the product is VIP for the buyer's group. */
  readonly isVip: boolean;
}

export interface Viewer {
  readonly roles: readonly StaffRole[];
  readonly isVip: boolean;
}

/** Whether two viewers see the same prices and controls. */
export function isSameViewer(one: Viewer, other: Viewer): boolean {
  return one.isVip === other.isVip && isSameRoles(one.roles, other.roles);
}

/** Whether a product has a valid VIP price: above 0 and below the normal price, on a VIP product. */
export function hasVipPrice(product: PricedProduct): product is PricedProduct & { vipPrice: Satang } {
  return (
    product.isVip && product.vipPrice !== null && product.vipPrice > 0 && product.vipPrice < product.price
  );
}

/** What a viewer pays for one piece: the VIP price for VIP customers of VIP products; staff pay the normal price. */
export function priceFor(viewer: Viewer, product: PricedProduct): Satang {
  return viewer.isVip && !isStaff(viewer.roles) && hasVipPrice(product) ? product.vipPrice : product.price;
}
