/**
 * What is left of a value after its way through JSON, so that a live machine is handed exactly what a fold will read later.
 * `undefined` becomes null. Throws a TypeError for what JSON cannot say (circles, bigint).
 */
export function jsonCopy(value: unknown): unknown {
  return value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown);
}
