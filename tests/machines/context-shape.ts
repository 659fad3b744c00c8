/**
 * Reduces a context to what distinguishes states in a walk: its fields, enum-like strings, the sign of numbers, and the kinds of
 * elements in lists. Other strings, amounts and list lengths are not distinguished.
 */
export function shapeOf(value: unknown): unknown {
  if (typeof value === 'string')
    return /^[a-z][A-Za-z]{0,19}$/.test(value) ? value : Math.min(value.length, 1);
  if (typeof value === 'number') return Math.sign(value);
  if (Array.isArray(value))
    return [...new Set(value.map((element) => JSON.stringify(shapeOf(element))))].sort();
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, shapeOf(field)]));
  }
  return value;
}
