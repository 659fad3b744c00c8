import { demoMerchant } from '../demo/people.ts';
import type { MerchantRow } from '../store/queries/people/users.ts';

/**
 * The merchant that a host stands for: the one of that name, else the only one that is active, else the demo's. A disabled one is
 * returned too, since its host must not lead to another merchant.
 */
export function merchantOfHost(merchants: readonly MerchantRow[], hostname: string): MerchantRow | undefined {
  const real = merchants.filter(({ demo }) => !demo);
  return (
    real.find(({ host }) => host === hostname) ??
    onlyOne(real.filter(({ disabled }) => !disabled)) ??
    (real.length === 0
      ? merchants.find(({ merchant_id }) => merchant_id === demoMerchant.merchant_id)
      : undefined)
  );
}

function onlyOne(merchants: readonly MerchantRow[]): MerchantRow | undefined {
  return merchants.length === 1 ? merchants[0] : undefined;
}
