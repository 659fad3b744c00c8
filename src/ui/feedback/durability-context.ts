import { createContext, use, useEffect, useState } from 'react';

/** Resolves when all that the workflows of a screen received is on disk; rejects when it is not and will not be. */
type Flush = () => Promise<unknown>;

/** The way to the disk of the workflows that a screen shows; null where all that is shown is there. */
export const FlushContext = createContext<Flush | null>(null);

/** Whether all that was done when this was first asked is on disk; not asked before `isAsked` is set. */
export function useIsOnDisk(isAsked: boolean): boolean {
  const flush = use(FlushContext);
  const [flushed, setFlushed] = useState<Flush | null>(null);
  useEffect(() => {
    if (!isAsked || flush === null) return undefined;
    let left = false;
    flush().then(
      () => {
        if (!left) setFlushed(() => flush);
      },
      () => undefined,
    );
    return () => {
      left = true;
      setFlushed(null);
    };
  }, [isAsked, flush]);
  return flushed === flush;
}

/** Whether what a person does survives the page; false where the browser refuses storage. */
export const IsKeptContext = createContext(true);

/** Tells whether what a person does survives the page, for whoever says where it is. */
export function useIsKept(): boolean {
  return use(IsKeptContext);
}
