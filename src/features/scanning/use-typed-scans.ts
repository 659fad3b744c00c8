import { useEffect, useEffectEvent } from 'react';
import { listenForScans } from '../../platform/typed-scans.ts';

/**
 * Calls `onCode` for each code that a USB or Bluetooth scanner types, wherever the focus is. What somebody types stays where they
 * type it, and what a scanner typed into a field is taken out of it again. Where several parts of a page listen, the one that came
 * last hears.
 */
export function useTypedScans(onCode: (code: string) => void): void {
  const onScan = useEffectEvent(onCode);
  useEffect(() => listenForScans(window, (code) => onScan(code)), []);
}
