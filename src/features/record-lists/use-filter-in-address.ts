import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ActorRef, Snapshot } from 'xstate';
import { sheetsOf } from '../../ui/sheets/use-sheet-entry.ts';
import type { FilterAddress } from './filter-query.ts';

type ListActor<Filter> = ActorRef<
  Snapshot<unknown> & { readonly context: { readonly filter: Filter } },
  { readonly type: 'filter.change'; readonly change: Partial<Filter> }
>;

/**
 * Keeps the filter of a list in the address while the list is shown, so that a link, a reload and Back show the same list. An
 * address with a filter changes the list; one without takes on the filter that the list has.
 */
export function useFilterInAddress<Filter extends object>(
  list: ListActor<Filter>,
  address: FilterAddress<Filter>,
  isShown: boolean,
): void {
  const location = useLocation();
  const navigate = useNavigate();
  const filter = useSelector(list, ({ context }) => context.filter);
  const query = new URLSearchParams(location.search);
  const asked = address.read(query);
  const inAddress = textOf(address.write(asked));
  const inList = textOf(address.write(filter));
  /** What address and list said when they last said the same; nothing of a list of another group. */
  const agreed = useRef<{ readonly list: unknown; readonly said: string } | null>(null);
  // The entry of an open sheet is left again, back to the address of before.
  const isSettled = isShown && sheetsOf(location.state).length === 0;

  const settle = useEffectEvent(() => {
    const before = agreed.current?.list === list ? agreed.current.said : null;
    const isAsked = inAddress !== inList && inAddress !== '' && inAddress !== before;
    agreed.current = { list, said: isAsked ? inAddress : inList };
    if (isAsked) {
      list.send({ type: 'filter.change', change: asked });
      return;
    }
    const written = new URLSearchParams(query);
    for (const name of address.names) written.delete(name);
    for (const [name, value] of Object.entries(address.write(filter))) written.set(name, value);
    if (written.toString() === query.toString()) return;
    void navigate(
      { ...location, search: written.toString() },
      { replace: true, state: location.state as unknown },
    );
  });

  useEffect(() => {
    if (isSettled) settle();
  });
}

function textOf(query: Readonly<Record<string, string>>): string {
  const entries = Object.entries(query);
  return entries.length === 0 ? '' : JSON.stringify(entries);
}
