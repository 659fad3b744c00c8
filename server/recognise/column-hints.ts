import type { NamedColumn } from '../../domain/stock-entry/entry-columns.ts';
import { newId } from '../crypto.ts';
import type { RequestContext } from '../contract/call.ts';
import type { Queries } from '../store/store.ts';
import { namedKind } from './table/column-kinds.ts';
import { headerKey, headerKind, headingKey, isHeadless } from './table/header-words.ts';
import type { ColumnHints } from './table/header-words.ts';

/** What was learnt of columns, and what is said now, which goes first. */
export async function columnHints(
  { listColumns }: Pick<Queries['recognitionHints'], 'listColumns'>,
  said: readonly NamedColumn[],
): Promise<ColumnHints> {
  const hints = new Map(
    (await listColumns()).flatMap(({ text_key, column_kind }) =>
      column_kind === null ? [] : [[text_key, column_kind] as const],
    ),
  );
  for (const column of said) {
    if (isOurs(column)) hints.delete(headingKey(column.heading));
    else hints.set(headingKey(column.heading), column.kind);
  }
  return hints;
}

/**
 * Remembers heads that mean to this merchant what our own words do not say, and forgets what was said otherwise before. A column without
 * a head is called by its first text, which says nothing of other lists.
 */
export async function learnColumns(
  { caller, now, store }: RequestContext & { readonly store: Queries },
  said: readonly NamedColumn[],
): Promise<void> {
  const heads = said.filter(({ heading }) => !isHeadless(heading));
  const named = new Map(heads.map((column) => [headerKey(column.heading), column]));
  named.delete('');
  const [ours, others] = [[...named.values()].filter(isOurs), [...named].filter(([, one]) => !isOurs(one))];
  await store.recognitionHints.forgetColumns(ours.map(({ heading }) => headerKey(heading)));
  await store.recognitionHints.learn(
    others.map(([text_key, { heading, kind }]) => ({
      hint_id: newId(),
      about: 'column',
      text_key,
      text: heading,
      sku_id: null,
      column_kind: kind,
      by_name: caller.user.name,
      created: now,
    })),
  );
}

/** Whether our own words say the same of a head. */
function isOurs({ heading, kind }: NamedColumn): boolean {
  return namedKind(headerKind(heading)) === kind;
}
