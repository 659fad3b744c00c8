import type { ListedGroup } from './contract.ts';

/** The records of a customer group that are loaded, and what the whole list holds of it; null where that is not known. */
export interface RecordGroup<Item> {
  readonly id: string;
  /** Empty for records without a group. */
  readonly name: string;
  readonly records: readonly Item[];
  readonly whole: Pick<ListedGroup, 'count' | 'sum'> | null;
}

/** The records of a list by their groups, in the order in which they were read: what is read later comes below. */
export function groupRecords<Item extends { readonly group_id: string; readonly group_name: string }>(
  records: readonly Item[],
  groups: readonly ListedGroup[],
): readonly RecordGroup<Item>[] {
  const whole = new Map(groups.map((group) => [group.group_id, group]));
  const byId = new Map<string, { readonly name: string; readonly records: Item[] }>();
  for (const record of records) {
    const group = byId.get(record.group_id);
    if (group === undefined) byId.set(record.group_id, { name: record.group_name, records: [record] });
    else group.records.push(record);
  }
  return [...byId].map(([id, group]) => ({ id, ...group, whole: whole.get(id) ?? null }));
}

/** Groups that were told, and those that a later page tells: of one that is in both, the later figures. */
export function mergeGroups(
  told: readonly ListedGroup[],
  later: readonly ListedGroup[],
): readonly ListedGroup[] {
  const newer = new Map(later.map((group) => [group.group_id, group]));
  const known = new Set(told.map(({ group_id }) => group_id));
  return [
    ...told.map((group) => newer.get(group.group_id) ?? group),
    ...later.filter(({ group_id }) => !known.has(group_id)),
  ];
}
