import { useRef } from 'react';

/** Calls `onLaid` with the pages of all documents once each is laid out. */
export function useLaidSum(documents: number, onLaid: (pages: number) => void) {
  const pagesOf = useRef(new Map<string, number>());
  return (id: string, pages: number) => {
    pagesOf.current.set(id, pages);
    if (pagesOf.current.size === documents)
      onLaid([...pagesOf.current.values()].reduce((sum, count) => sum + count, 0));
  };
}
