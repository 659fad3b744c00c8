/** The page at which whoever holds an order's link sees it. */
function linkedPath(orderId: string): string {
  return `/auth/order/${encodeURIComponent(orderId)}`;
}

/** The address of an order for any browser. */
export function orderLink(origin: string, orderId: string): string {
  return `${origin}${linkedPath(orderId)}`;
}

/** The same within LINE, where the LIFF app opens it. */
export function liffOrderLink(liffId: string, orderId: string): string {
  return `https://liff.line.me/${liffId}${linkedPath(orderId)}`;
}

/** The shop's settings within LINE. */
export function liffSettingsLink(liffId: string): string {
  return `https://liff.line.me/${liffId}/settings`;
}

/** A payment within LINE. */
export function liffPaymentLink(liffId: string, paymentOrderId: string): string {
  return `https://liff.line.me/${liffId}/payment/${encodeURIComponent(paymentOrderId)}`;
}
