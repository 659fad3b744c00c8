import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface EntryState {
  /** Sheets that stand on this entry, the topmost last. */
  readonly sheets?: readonly string[];
}

/**
 * Makes an opened sheet an entry of the history, so that Back closes it: opening adds the entry, going back asks the
 * sheet to close, and closing it otherwise goes back. An entry met without its sheet, after a Forward, is left again.
 */
export function useSheetEntry(name: string, opened: boolean, onClose: () => void): void {
  const navigate = useNavigate();
  const location = useLocation();
  const sheets = sheetsOf(location.state);
  const isHere = sheets.includes(name);
  const wasHere = useRef(false);
  const [, setLooked] = useState(0);

  const settle = useEffectEvent(() => {
    // The page is rendered again when the step back has arrived, and this is settled then.
    if (isLeaving) return;
    // Its entry stands already, and is rendered next.
    if (opened && currentSheets().includes(name)) return;
    if (opened && wasHere.current) {
      wasHere.current = false;
      onClose();
      // A sheet that asks before it closes is still open: it gets its entry back.
      setLooked((count) => count + 1);
      return;
    }
    if (opened) {
      void navigate(location, {
        state: { ...(location.state as EntryState | null), sheets: [...sheets, name] },
      });
      // Back may come before the entry is rendered.
      wasHere.current = currentSheets().includes(name);
    }
    // The tap that closed it may also have navigated: then there is no entry to go back from.
    else if (currentSheets().includes(name)) {
      announceLeaving();
      void navigate(-1);
    }
  });

  // A step back to what is still rendered renders nothing by itself.
  useEffect(() => {
    if (!opened) return undefined;
    const look = () => setLooked((count) => count + 1);
    window.addEventListener('popstate', look);
    return () => window.removeEventListener('popstate', look);
  }, [opened]);

  const isSettled = opened === isHere;
  useEffect(() => {
    if (isSettled) {
      // An entry that is being left is no longer that of the sheet, even if the sheet was opened again.
      wasHere.current = opened && !isLeaving;
      return undefined;
    }
    const timer = setTimeout(settle);
    return () => clearTimeout(timer);
  });
}

/** Whether a step back is on its way: it arrives later, and another step before would be taken from the wrong entry. */
let isLeaving = false;

function announceLeaving() {
  isLeaving = true;
  const arrive = () => {
    isLeaving = false;
  };
  window.addEventListener('popstate', arrive, { once: true });
}

/** The sheets of the browser's current history entry, which may be newer than what is rendered. */
function currentSheets(): readonly string[] {
  const state = window.history.state as { readonly usr?: unknown } | null;
  return sheetsOf(state?.usr);
}

/** The sheets that stand on a history entry. */
export function sheetsOf(state: unknown): readonly string[] {
  return (state as EntryState | null | undefined)?.sheets ?? [];
}
