import {
  IconAlertTriangle,
  IconBan,
  IconCloudOff,
  IconHelpCircle,
  IconInfoCircle,
  IconWifiOff,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { wholeDates } from '../values/whole-dates.tsx';
import styles from './banner.module.css';

const kinds = {
  refused: { icon: IconBan, tone: 'danger' },
  unreachable: { icon: IconCloudOff, tone: 'danger' },
  unknown: { icon: IconHelpCircle, tone: 'info' },
  info: { icon: IconInfoCircle, tone: 'info' },
  offline: { icon: IconWifiOff, tone: 'warn' },
  warn: { icon: IconAlertTriangle, tone: 'warn' },
} as const;

interface BannerProps {
  readonly kind: keyof typeof kinds;
  /** In place of the icon of its kind. */
  readonly icon?: ReactNode;
  /** The fact. */
  readonly title: ReactNode;
  /** What it means and what to do. */
  readonly text?: ReactNode;
  /** The action that solves the problem. */
  readonly action?: ReactNode;
  /** Across the whole width at the top of a page, instead of inside it. */
  readonly wide?: boolean;
}

/** Icon, fact, next step. A refusal or failure interrupts a screen reader, the rest waits for its turn. */
export function Banner({ kind, icon, title, text, action, wide = false }: BannerProps) {
  const { icon: Icon, tone } = kinds[kind];
  return (
    <div
      className={classNames(styles.banner, styles[tone], wide && styles.wide)}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <span className={styles.icon}>{icon ?? <Icon size={wide ? 22 : 20} aria-hidden="true" />}</span>
      <div className={styles.words}>
        <p className={classNames(text !== undefined && styles.title)}>{wholeDates(title)}</p>
        {text !== undefined && <p className={styles.text}>{wholeDates(text)}</p>}
        {Boolean(action) && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}

/** The ref of what appears at the top of a page because of something that was done further down: brings it before the eyes. */
export function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}
