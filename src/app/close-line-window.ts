import type { Line } from '../platform/line.ts';

/** Milliseconds for which the result is shown before the window closes. */
const seenMs = 2000;

/** Closes LINE's window, so that the chat whose link opened it is shown again; does nothing outside LINE. */
export function closeLineWindow(line: Pick<Line, 'isInClient' | 'closeWindow'> | null): void {
  if (line?.isInClient() === true) setTimeout(() => line.closeWindow(), seenMs);
}
