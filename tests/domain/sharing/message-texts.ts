/** The texts of a message in the order in which they are read. */
export function textsOfMessage(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(textsOfMessage);
  if (typeof part !== 'object' || part === null) return [];
  const own = 'type' in part && part.type === 'text' && 'text' in part ? [String(part.text)] : [];
  return [...own, ...Object.values(part).flatMap(textsOfMessage)];
}

/** The addresses that a tap on a message opens. */
export function addressesOfMessage(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(addressesOfMessage);
  if (typeof part !== 'object' || part === null) return [];
  const own = 'uri' in part ? [String(part.uri)] : [];
  return [...own, ...Object.values(part).flatMap(addressesOfMessage)];
}
