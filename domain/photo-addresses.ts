// Addresses of photos are joined with commas on the wire; a comma within one is percent-encoded.

/** One comma-joined text of several addresses. */
export function joinAddresses(addresses: readonly string[]): string {
  return addresses.map((address) => address.replaceAll(',', '%2C')).join(',');
}

/** The addresses in a comma-joined text, each once. */
export function splitAddresses(text: string): readonly string[] {
  return [
    ...new Set(
      text
        .split(',')
        .map((address) => address.trim())
        .filter((address) => address !== ''),
    ),
  ];
}
