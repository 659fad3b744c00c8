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
