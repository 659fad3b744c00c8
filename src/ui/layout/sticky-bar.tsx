import { IconLock } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { ButtonRow } from '../controls/button.tsx';
import { Card } from './card.tsx';
import { watchMedia } from './split-view.tsx';
import styles from './sticky-bar.module.css';

interface StickyBarProps {
  /** What is at stake: total, unsaved changes. */
  readonly top?: ReactNode;
  /** The actions; a destructive one first. */
  readonly children: ReactNode;
}

/** Publishes the height of the bar, for elements above it. */
function measure(bar: HTMLDivElement): () => void {
  const observer = new ResizeObserver(() => {
    document.documentElement.style.setProperty('--sticky-bar', `${bar.offsetHeight}px`);
  });
  observer.observe(bar);
  return () => observer.disconnect();
}

/** The actions of a screen, where the thumb is: the last child of the screen, on the tab bar where there is one. */
export function StickyBar({ top, children }: StickyBarProps) {
  return (
    <div ref={measure} className={styles.bar} data-sticky-bar>
      <div className={styles.column}>
        {Boolean(top) && <div className={styles.top}>{top}</div>}
        <ButtonRow>{children}</ButtonRow>
      </div>
    </div>
  );
}

/** From here on, what is done stands beside what it is done to, not at the foot of the page. */
const desktop = '(min-width: 1024px) and (min-height: 500px)';
const subscribe = watchMedia(desktop);

/** Whether the window is that of a desk. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(desktop).matches);
}

/** The same actions on a desk: a card beside what they are done to. */
export function ActionCard({ top, children }: StickyBarProps) {
  return (
    <Card>
      {Boolean(top) && <div className={styles.top}>{top}</div>}
      <div className={styles.stack}>{children}</div>
    </Card>
  );
}

/** Says in a bar, before anything is tapped, that its actions are for somebody else. */
export function BarHint({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.hint}>
      <IconLock size={18} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
