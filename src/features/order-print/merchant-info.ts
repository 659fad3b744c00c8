interface MerchantInfo {
  readonly name: string;
  readonly phone: string;
}

const maxLength = 100;

/**
 * The shop as a link names it, in an encoded object. Anybody can have written it: it is taken only in part, and only where
 * the server says nothing.
 */
export function readMerchantInfo(text: string | null): MerchantInfo {
  const { name, phone } = objectIn(text);
  return { name: textOf(name), phone: /^[\d\s+();-]*$/.test(textOf(phone)) ? textOf(phone) : '' };
}

function objectIn(text: string | null): Partial<Record<keyof MerchantInfo, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, maxLength) : '';
}
