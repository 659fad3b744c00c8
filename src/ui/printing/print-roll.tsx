import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './print-roll.module.css';
import './printed.css';

interface PrintRollProps {
  /** Called once its height is known: a roll is one page. */
  readonly onLaid: (pages: number) => void;
  readonly children: ReactNode;
}

/** CSS pixels in a millimetre. */
const pixels = 96 / 25.4;

/** A document on a roll of 80 mm: one page, as high as what stands on it. */
export function PrintRoll({ onLaid, children }: PrintRollProps) {
  const roll = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onLaid);
  useLayoutEffect(() => {
    const { current: element } = roll;
    if (element === null) return;
    const page = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, page];
    // Again when letters of another width have come. A printer cuts where the page ends, and a height that is too small would begin
    // a second page.
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(element.offsetHeight / pixels) + 1;
      page.replaceSync(`@page { size: 80mm ${height}mm; margin: 0; }`);
    });
    observer.observe(element);
    void document.fonts.ready.then(() => tell(1));
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== page);
    };
  }, []);
  return (
    <div className={styles.desk} data-printed>
      <div ref={roll} className={styles.roll}>
        {children}
      </div>
    </div>
  );
}
