import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './swipe-row.module.css';

interface SwipeRowProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** What a swipe reveals at the end of the row: it names what it would do, and to what. */
  readonly action: ReactNode;
  /** A press on it; a swipe alone does nothing. */
  readonly onAction: () => void;
}

/** A row that reveals an action when it is swiped; what offers the same without a swipe is the row's own. */
export function SwipeRow({ children, className, action, onAction }: SwipeRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || row.current?.contains(target) !== true) moveBack(row.current);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [isOpen]);
  return (
    <div
      ref={row}
      className={styles.swipe}
      onScroll={({ currentTarget }) => setOpen(currentTarget.scrollLeft > 0)}
    >
      <div
        className={classNames(styles.content, className)}
        // A tap on what was moved aside moves it back.
        onClickCapture={(event) => {
          if (!isOpen) return;
          event.preventDefault();
          event.stopPropagation();
          moveBack(row.current);
        }}
      >
        {children}
      </div>
      <button
        type="button"
        className={styles.action}
        tabIndex={-1}
        onClick={() => {
          moveBack(row.current);
          onAction();
        }}
      >
        {action}
      </button>
    </div>
  );
}

function moveBack(row: HTMLElement | null): void {
  row?.scrollTo({ left: 0, behavior: 'smooth' });
}
