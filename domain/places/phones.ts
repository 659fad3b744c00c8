/** Several phones in one text, separated by `;` or as people write it in Chinese and Thai. */
export function splitPhones(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .split(/[;,、\n]/)
    .map((phone) => phone.trim())
    .filter((phone) => phone !== '');
}

/** The first of several phones in one text. */
export function firstPhone(phones: string): string {
  return splitPhones(phones)[0] ?? '';
}

/** The address that dials a phone. */
export function dialLink(phone: string): string {
  return `tel:${phone.normalize('NFKC').replace(/[^\d+]/g, '')}`;
}
