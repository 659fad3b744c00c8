/**
 * What a walk needs to know of a context to tell places apart: which fields are there, words such as a status, the sign of a
 * number, which kinds of element a list holds; texts, ids, amounts and how many there are of a kind are not told apart.
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
