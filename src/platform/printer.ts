import { isInsideApp } from './in-app.ts';

/** Opens the print dialog for the page as it stands. */
export type OpenPrintDialog = () => 'opened' | 'unavailable';

/** The print dialog of this browser; `inLine` returns LINE where the page runs in its app. A page inside another app has none, though it may have the function. */
export function browserPrinter(inLine: () => object | null, view: Window): OpenPrintDialog {
  return () => {
    const isInApp = inLine() !== null || isInsideApp(view.navigator);
    if (isInApp || typeof view.print !== 'function') return 'unavailable';
    view.print();
    return 'opened';
  };
}

/** How long a page waits for its pictures, in milliseconds: without one it is printed all the same. */
const picturesMs = 3000;

/** Resolves when a delay in milliseconds is over and the pictures of the printed pages are there. */
export async function whenPagesReady(page: Document, delay: number): Promise<void> {
  const pictures = [...page.querySelectorAll<HTMLImageElement>('[data-printed] img')];
  await Promise.all([
    wait(delay),
    Promise.race([Promise.allSettled(pictures.map((picture) => picture.decode())), wait(picturesMs)]),
  ]);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
