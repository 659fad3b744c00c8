import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sheetsOf } from './use-sheet-entry.ts';

/** Milliseconds for which a sheet can be seen going. */
const exitMs = 240;

/**
 * For a sheet that exists only while it is open: it is opened at once, and `onEnd` comes when it has left the page and its entry the
 * history, so that it can be removed. What it was closed with is passed on; null where it was only closed.
 */
export function useSheetLife<Result>(name: string, onEnd: (result: Result | null) => void) {
  const [closed, setClosed] = useState<{ readonly result: Result | null } | null>(null);
  const isHere = sheetsOf(useLocation().state).includes(name);
  const isOver = closed !== null && !isHere;
  const end = useEffectEvent(() => onEnd(closed?.result ?? null));
  useEffect(() => {
    if (!isOver) return undefined;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(end, isStill ? 0 : exitMs);
    return () => clearTimeout(timer);
  }, [isOver]);
  return {
    opened: closed === null,
    close: (result: Result | null) => setClosed((known) => known ?? { result }),
  };
}
