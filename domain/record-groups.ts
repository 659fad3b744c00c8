import type { Satang } from './money.ts';

/** The records of all customer groups of one name; the empty name stands for records without a group. */
export interface RecordGroup<Item> {
  readonly name: string;
  readonly records: readonly Item[];
  readonly total: Satang;
}

/**
 * Groups records by the name of their group, sorted by the language's collation, ungrouped ones last; within a group the order is
 * kept. `amountOf` is what a record adds to the total of its group.
 */
export function groupRecords<Item extends { readonly group_name: string }>(
  language: string,
  records: readonly Item[],
  amountOf: (record: Item) => Satang,
): readonly RecordGroup<Item>[] {
  const byName = new Map<string, Item[]>();
  for (const record of records) {
    const group = byName.get(record.group_name);
    if (group === undefined) byName.set(record.group_name, [record]);
    else group.push(record);
  }
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [...byName]
    .map(([name, members]) => ({
      name,
      records: members,
      total: members.reduce((sum, record) => sum + amountOf(record), 0),
    }))
    .sort((a, b) => Number(a.name === '') - Number(b.name === '') || compare(a.name, b.name));
}
