import type { Line } from '../platform/line.ts';

/** Milliseconds for which the result is shown before the window closes. */
const seenMs = 2000;

/** Closes LINE's window, so that the chat whose link opened it is shown again; does nothing outside LINE, which is null. */
export function closeLineWindow(inLine: Pick<Line, 'closeWindow'> | null): void {
  if (inLine !== null) setTimeout(() => inLine.closeWindow(), seenMs);
}
