import type { KeyboardEvent } from 'react';

/** Leads from a field to the next one by Enter, as Tab does; `onLast` follows the last. For the element around the fields. */
export function walkFields(event: KeyboardEvent<HTMLElement>, onLast: () => void): void {
  const { target, currentTarget } = event;
  const isField = target instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(target.type);
  // Keys of a sheet that was opened from here come by, too.
  if (event.key !== 'Enter' || !isField || !currentTarget.contains(target)) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement>('input')].filter(
    ({ type }) => !/^(checkbox|radio|file)$/.test(type),
  );
  const next = fields[fields.indexOf(target) + 1];
  if (next === undefined) onLast();
  else next.focus();
}

/** Leads by the arrows from the first button of a row to that of the next, the one before, the last or the first. For the element around the rows. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (!(target instanceof HTMLButtonElement) || !currentTarget.contains(target)) return;
  const stops = [...currentTarget.querySelectorAll('[role="listitem"]')].flatMap((row) => {
    const button = row.querySelector('button');
    return button === null ? [] : [button];
  });
  const at = stops.indexOf(target);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: stops.length - 1 }[key];
  const next = at === -1 || to === undefined ? undefined : stops[to];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
