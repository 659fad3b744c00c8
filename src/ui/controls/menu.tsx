import { IconDots } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useReason } from '../feedback/toast-context.ts';
import { classNames } from '../layout/class-names.ts';
import buttonStyles from './icon-button.module.css';
import styles from './menu.module.css';

interface MenuProps {
  /** What its choices are about, for who cannot see the button. */
  readonly label: string;
  /** `MenuItem`s; they stay while it is closed, since a sheet that one of them opens is part of it. */
  readonly children: ReactNode;
}

/** A button of three dots, and the choices below it. */
export function Menu({ label, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    itemsIn(frame.current)[0]?.focus();
    const leave = ({ target }: PointerEvent) => {
      if (!isWithin(frame.current, target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isOpen]);
  function close(): void {
    setOpen(false);
    opener.current?.focus({ preventScroll: true });
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, currentTarget, target } = event;
    // What is typed in a sheet that one of the items opened comes by here too.
    if (!isWithin(currentTarget, target)) return;
    const items = itemsIn(currentTarget);
    const at = items.findIndex((item) => item === document.activeElement);
    const next = nextItem(key, at, items.length);
    if (next !== undefined) {
      event.preventDefault();
      items[next]?.focus();
    } else if (key === 'Escape') close();
    else if (key === 'Tab') setOpen(false);
  }
  function onClick({ target }: MouseEvent): void {
    if (target instanceof Element && target.closest('[role=menuitem]') !== null) close();
  }
  return (
    <div ref={frame} className={styles.menu}>
      <button
        ref={opener}
        type="button"
        className={buttonStyles.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <IconDots size={22} aria-hidden="true" />
      </button>
      <div
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.items}
        hidden={!isOpen}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {children}
      </div>
    </div>
  );
}

interface MenuItemProps {
  readonly children: ReactNode;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  /** Whether it takes something away. */
  readonly isDanger?: boolean;
  /** Why it cannot be used now: it stays focusable, and a tap says so. */
  readonly reason?: string | undefined;
}

/** One choice of a `Menu`. */
export function MenuItem({ children, icon, onClick, isDanger = false, reason }: MenuItemProps) {
  const guarded = useReason(reason, onClick);
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={classNames(styles.item, isDanger && styles.danger)}
      {...guarded}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}

function isWithin(frame: HTMLElement | null, target: EventTarget | null): boolean {
  return target instanceof Node && frame?.contains(target) === true;
}

function itemsIn(frame: HTMLElement | null): readonly HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
}

/** The item that a key leads to, of so many; undefined for another key. */
function nextItem(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (Math.max(at, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
