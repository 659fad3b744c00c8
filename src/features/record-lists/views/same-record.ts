/** Whether two records, as they were read, say the same. */
export function isSameRecord(one: object, other: object): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
