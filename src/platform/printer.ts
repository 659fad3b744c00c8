import { isInsideApp } from './in-app.ts';
import type { Line } from './line.ts';

/** Opens the print dialog for the page as it stands. */
export type OpenPrintDialog = () => 'opened' | 'unavailable';

/** The print dialog of this browser; a page inside another app has none, though it may have the function. */
export function browserPrinter(line: () => Pick<Line, 'isInClient'> | null, view: Window): OpenPrintDialog {
  return () => {
    const isInApp = line()?.isInClient() === true || isInsideApp(view.navigator);
    if (isInApp || typeof view.print !== 'function') return 'unavailable';
    view.print();
    return 'opened';
  };
}
