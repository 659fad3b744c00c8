/** Ids of all files that a value of JSON names, in a property `blobId` wherever it stands. */
export function blobIdsIn(value: unknown): readonly string[] {
  const ids: string[] = [];
  JSON.stringify(value, (name, inner: unknown) => {
    if (name === 'blobId' && typeof inner === 'string') ids.push(inner);
    return inner;
  });
  return ids;
}
