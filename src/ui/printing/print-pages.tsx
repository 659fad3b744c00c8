import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { paginate } from './paginate.ts';
import type { MeasuredDocument, PageRange } from './paginate.ts';
import styles from './print-pages.module.css';
import './printed.css';

/** CSS pixels of 210 mm, and beside the pages on a screen. */
const pageWidth = 794;
const deskMargin = 12;

/** A document to be printed. */
export interface PrintedDocument {
  /** At the top of the first page. */
  readonly opening: ReactNode;
  /** At the top of all later pages: what the document is, in a line. */
  readonly runningHead: ReactNode;
  /** The cells of the table's head, repeated on each page: `th` elements. */
  readonly columns: ReactNode;
  /** The rows, each with its cells: `td` elements. */
  readonly rows: readonly { readonly id: string; readonly cells: ReactNode }[];
  /** Below the last row: sums, signatures. */
  readonly closing: ReactNode;
  /** At the foot of each page, on the left; its number is on the right. */
  readonly foot: ReactNode;
}

interface Layout {
  readonly pages: readonly PageRange[];
  /** In CSS pixels. On each page as among all rows: in columns of other widths rows would be of other heights. */
  readonly columns: readonly number[];
}

interface PrintPagesProps {
  /** Laid out once: another document has another `key`. */
  readonly document: PrintedDocument;
  /** "Page 2 of 5". */
  readonly numberOf: (page: number, pages: number) => string;
  /** Called with the number of pages once they are laid out. */
  readonly onLaid: (pages: number) => void;
}

/** A document as A4 pages, as they are printed: rows are never divided, the head of their table is on every page. */
export function PrintPages({ document: printed, numberOf, onLaid }: PrintPagesProps) {
  const galley = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState<Layout | null>(null);
  const tell = useEffectEvent(onLaid);
  useLayoutEffect(() => {
    let isGone = false;
    // Letters of another width would break lines elsewhere.
    void document.fonts.ready.then(() => {
      if (isGone || galley.current === null) return;
      const pages = paginate(measure(galley.current));
      setLayout({ pages, columns: columnWidths(galley.current) });
      tell(pages.length);
    });
    return () => {
      isGone = true;
    };
  }, []);
  if (layout === null)
    return (
      <div ref={galley} className={styles.galley} aria-hidden="true">
        <Page printed={printed} range={{ from: 0, to: printed.rows.length, closes: true }} label="" isFirst />
        <div className={styles.part} data-part="runningHead">
          {printed.runningHead}
        </div>
      </div>
    );
  const { pages, columns } = layout;
  return (
    <div ref={fitPages} className={styles.desk} data-printed>
      {pages.map((range, index) => (
        <Page
          key={range.from}
          printed={printed}
          range={range}
          columns={columns}
          label={numberOf(index + 1, pages.length)}
          isFirst={index === 0}
        />
      ))}
    </div>
  );
}

/** Makes pages as small as the screen needs. */
function fitPages(desk: HTMLDivElement): () => void {
  function fit(): void {
    const room = (desk.parentElement?.clientWidth ?? pageWidth) - 2 * deskMargin;
    desk.style.setProperty('--page-scale', String(Math.min(1, room / pageWidth)));
  }
  fit();
  window.addEventListener('resize', fit);
  return () => window.removeEventListener('resize', fit);
}

interface PageProps {
  readonly printed: PrintedDocument;
  readonly range: PageRange;
  /** The widths of the columns; left out where they follow from all rows. */
  readonly columns?: readonly number[];
  readonly label: string;
  readonly isFirst: boolean;
}

function Page({ printed, range: { from, to, closes }, columns, label, isFirst }: PageProps) {
  return (
    <section className={styles.page} aria-label={label}>
      <div className={styles.body} data-part="page">
        <div className={styles.part} data-part="opening">
          {isFirst ? printed.opening : printed.runningHead}
        </div>
        {(to > from || isFirst) && (
          <table className={columns === undefined ? styles.table : styles.fixedTable}>
            {columns !== undefined && (
              <colgroup>
                {columns.map((width, index) => (
                  <col key={index} style={{ width }} />
                ))}
              </colgroup>
            )}
            <thead data-part="columns">
              <tr>{printed.columns}</tr>
            </thead>
            <tbody>
              {printed.rows.slice(from, to).map(({ id, cells }) => (
                <tr key={id} data-part="row">
                  {cells}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {closes && (
          <div className={styles.part} data-part="closing">
            {printed.closing}
          </div>
        )}
      </div>
      <footer className={styles.foot}>
        <span>{printed.foot}</span>
        <span>{label}</span>
      </footer>
    </section>
  );
}

/** Heights of the parts of a document that stands on one endless page. */
function measure(galley: HTMLElement): MeasuredDocument {
  const heightOf = (part: string) => heightsOf(galley, part)[0] ?? 0;
  return {
    page: heightOf('page'),
    opening: heightOf('opening'),
    runningHead: heightOf('runningHead'),
    columns: heightOf('columns'),
    rows: heightsOf(galley, 'row'),
    closing: heightOf('closing'),
  };
}

function columnWidths(galley: HTMLElement): readonly number[] {
  return [...galley.querySelectorAll('thead th')].map((cell) => cell.getBoundingClientRect().width);
}

function heightsOf(galley: HTMLElement, part: string): readonly number[] {
  return [...galley.querySelectorAll(`[data-part="${part}"]`)].map(
    (element) => element.getBoundingClientRect().height,
  );
}
