import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sheetsOf } from '../../ui/sheets/use-sheet-entry.ts';
import { useWhen } from '../../workflow/use-when.ts';

/** Returns a function that goes back to the page that an address is chosen for, also where this one was opened directly. */
export function useLeaveTo(path: string): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  // A form that was saved closes first: its sheet is an entry of the history.
  useWhen(isLeaving && sheetsOf(location.state).length === 0, () => {
    // The router calls the entry that the app was opened at `default`.
    void (location.key === 'default' ? navigate(path, { replace: true }) : navigate(-1));
  });
  return () => setLeaving(true);
}
