import type { Line } from '../platform/line.ts';

/** Milliseconds for which the end of a flow can be seen. */
const seenMs = 2000;

/** Goes back to the chat whose link opened a flow that is now at its end; does nothing outside LINE. */
export function closeLineWindow(line: Pick<Line, 'isInClient' | 'closeWindow'> | null): void {
  if (line?.isInClient() === true) setTimeout(() => line.closeWindow(), seenMs);
}
