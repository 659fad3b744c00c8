import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../layout/class-names.ts';
import styles from './pull-to-refresh.module.css';

/** Pixels that the mark follows a finger, of those that the finger moves; from `reach` on letting go reloads. */
const follow = 0.5;
const reach = 64;
const furthest = 96;

interface PullToRefreshProps {
  /** Returns how what is touched reads its list again, until it is read; null where it has none. */
  readonly refreshOf: (touched: Element) => (() => Promise<void>) | null;
}

/** Reloads the list under a finger that pulls it down from its top. Without it the browser would reload the page. */
export function PullToRefresh({ refreshOf }: PullToRefreshProps) {
  const { t } = useTranslation();
  const [pulled, setPulled] = useState(0);
  const [isReloading, setReloading] = useState(false);
  const begin = useEffectEvent((touched: Element) =>
    isReloading || isCovered(touched) || !isAtTop(touched) ? null : refreshOf(touched),
  );
  const end = useEffectEvent((refresh: () => Promise<void>, distance: number) => {
    setPulled(0);
    if (distance < reach) return;
    setReloading(true);
    void refresh().finally(() => setReloading(false));
  });
  useEffect(() => {
    const stop = listenForPulls({ begin, move: setPulled, end });
    return stop;
  }, []);
  return (
    <div
      className={classNames(styles.mark, isReloading && styles.reloading)}
      data-pulled={pulled > 0 || undefined}
      style={pulled > 0 ? { transform: `translate(-50%, ${pulled}px)` } : undefined}
      role="status"
    >
      <span className={styles.disc} style={{ opacity: Math.min(1, pulled / reach) || undefined }}>
        <IconRefresh size={20} aria-hidden="true" className={pulled >= reach ? styles.armed : undefined} />
      </span>
      {isReloading && <span className="unseen">{t('common.loading')}</span>}
    </div>
  );
}

interface Pulls {
  /** A finger comes down: what its pull would do, null for nothing. */
  readonly begin: (touched: Element) => (() => Promise<void>) | null;
  readonly move: (pulled: number) => void;
  readonly end: (refresh: () => Promise<void>, pulled: number) => void;
}

/** Hears of fingers that pull down; only such a one keeps the page from being scrolled. Returns the function that stops. */
function listenForPulls({ begin, move, end }: Pulls): () => void {
  let following = new AbortController();
  function onStart({ touches, target }: TouchEvent): void {
    following.abort();
    const [finger, other] = touches;
    const refresh =
      finger !== undefined && other === undefined && target instanceof Element ? begin(target) : null;
    if (finger === undefined || refresh === null) return;
    following = new AbortController();
    const { signal } = following;
    const { clientX, clientY } = finger;
    let isPull = false;
    let pulled = 0;
    function onMove(event: TouchEvent): void {
      const [moved, second] = event.touches;
      const down = (moved?.clientY ?? 0) - clientY;
      const across = Math.abs((moved?.clientX ?? 0) - clientX);
      isPull ||= second === undefined && event.cancelable && down > across;
      if (!isPull) {
        following.abort();
        return;
      }
      event.preventDefault();
      pulled = Math.min(furthest, Math.max(0, down * follow));
      move(pulled);
    }
    window.addEventListener('touchmove', onMove, { passive: false, signal });
    window.addEventListener(
      'touchend',
      () => {
        following.abort();
        if (isPull) end(refresh, pulled);
      },
      { signal },
    );
    window.addEventListener(
      'touchcancel',
      () => {
        following.abort();
        move(0);
      },
      { signal },
    );
  }
  window.addEventListener('touchstart', onStart, { passive: true });
  return () => {
    window.removeEventListener('touchstart', onStart);
    following.abort();
  };
}

/** Whether a sheet lies over the page, which is pulled down to be closed. */
function isCovered(touched: Element): boolean {
  return (
    touched.closest('[role="dialog"]') !== null || document.querySelector('[aria-modal="true"]') !== null
  );
}

/** Whether nothing around what is touched is scrolled down. */
function isAtTop(touched: Element): boolean {
  for (let outer: Element | null = touched; outer !== null; outer = outer.parentElement)
    if (outer.scrollTop > 0) return false;
  return window.scrollY <= 0;
}
