/** A property `blobId` that holds a text: within a text of JSON its quotes would be escaped. */
const named = /"blobId":("(?:[^"\\]|\\.)*")/g;

/** Ids of all files that a value of JSON names, in a property `blobId` wherever it stands. */
export function blobIdsIn(value: unknown): readonly string[] {
  const text = JSON.stringify(value ?? null);
  return Array.from(text.matchAll(named), ([, id = '']) => JSON.parse(id) as string);
}
