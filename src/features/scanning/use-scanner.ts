import { useState } from 'react';
import { useTypedScans } from './use-typed-scans.ts';

interface Opening {
  /** The key of its sheet. */
  readonly id: number;
  /** What a scanner typed before the sheet was there and listened itself. */
  readonly codes: readonly string[];
}

/** Whether a screen shows the scanner's sheet. */
export function useScannerSheet() {
  const [opening, setOpening] = useState<Opening | null>(null);
  return {
    opening,
    /** May come while the sheet of before is still leaving the page: this is another one. */
    open: () => setOpening((before) => ({ id: (before?.id ?? 0) + 1, codes: [] })),
    /** Opens it with a code that was scanned so often; one that is open takes it too. */
    take: (code: string, times = 1) =>
      setOpening((before) => ({
        id: before?.id ?? 0,
        codes: [...(before?.codes ?? []), ...Array.from({ length: times }, () => code)],
      })),
    close: () => setOpening(null),
  };
}

/** The scanner of a screen: opened by its button, and by a scanner that types. */
export function useScanner() {
  const sheet = useScannerSheet();
  useTypedScans(sheet.take);
  return sheet;
}
