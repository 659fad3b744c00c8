import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import styles from './split-view.module.css';

interface SplitViewProps {
  /** None on a narrow screen. */
  readonly list: ReactNode;
  /** The screen of what was opened from the list. */
  readonly children: ReactNode;
}

/** A list that stays at the left, scrolling by itself, while the page beside it changes; a narrow screen shows that page alone. */
export function SplitView({ list, children }: SplitViewProps) {
  return (
    <div className={styles.split}>
      {list !== null && <div className={styles.list}>{list}</div>}
      {children}
    </div>
  );
}

/** From here on, list and record stand beside each other; the style sheets ask for the same width. */
const wide = '(min-width: 768px)';

const subscribe = watchMedia(wide);

/** Whether the window is wider than a phone. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
}

/** Hears of each change of what a media query says. */
export function watchMedia(media: string) {
  return (onChange: () => void) => {
    const query = matchMedia(media);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  };
}
