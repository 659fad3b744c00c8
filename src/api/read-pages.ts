import type { ListedGroup, Pagination } from '../../domain/contract.ts';
import { largestPage } from '../../domain/limits.ts';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { mergeGroups } from '../../domain/record-groups.ts';

interface PageInput {
  readonly cursor: string | null;
  readonly count: number;
}

interface Page<Item> {
  readonly items: readonly Item[];
  readonly pagination: Pagination;
  readonly groups?: readonly ListedGroup[];
}

/** Reads as many items as were asked for, in as few calls as the contract allows. */
export async function readPages<Item, Input extends PageInput>(
  input: Input,
  read: (part: Input) => Promise<Outcome<Page<Item>>>,
): Promise<Outcome<Page<Item>>> {
  const outcome = await read({ ...input, count: Math.min(input.count, largestPage) });
  if (!outcome.ok) return outcome;
  const { items, pagination, groups } = outcome.value;
  const left = input.count - items.length;
  if (left <= 0 || pagination.cursor === null) return outcome;
  const rest = await readPages({ ...input, cursor: pagination.cursor, count: left }, read);
  if (!rest.ok) return rest;
  return accepted({
    ...rest.value,
    items: [...items, ...rest.value.items],
    ...(groups && { groups: mergeGroups(groups, rest.value.groups ?? []) }),
  });
}
