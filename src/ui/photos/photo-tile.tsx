import { IconBan, IconCheck, IconPhotoOff, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../layout/class-names.ts';
import styles from './photo-tile.module.css';

export interface GridPhoto {
  readonly id: string;
  /** Address of the picture; null when the photo is no longer on this device, undefined before it was looked for. */
  readonly url: string | null | undefined;
  /** Address of the whole picture where `url` is that of a smaller one. */
  readonly whole?: string;
  /** `kept` waits for its turn; a `refused` one would be refused again. */
  readonly status: 'kept' | 'uploading' | 'sent' | 'failed' | 'refused';
  /** 0 to 100 while uploading. */
  readonly percent?: number;
  /** Whether a payment held the same picture before. */
  readonly usedBefore?: boolean;
}

interface PhotoTileProps {
  readonly photo: GridPhoto;
  /** Its place, counted from 1. */
  readonly at: number;
  readonly onRetry: (id: string) => void;
  readonly onOpen: (id: string) => void;
}

export function PhotoTile({ photo, at, onRetry, onOpen }: PhotoTileProps) {
  const { t } = useTranslation();
  const { id, url, status, percent = 0, usedBefore = false } = photo;
  // No picture at all, or one that this browser cannot show.
  const [broken, setBroken] = useState<string | null>(null);
  const failed = status === 'failed';
  const progress = {
    kept: t('photo.waiting'),
    uploading: t('photo.uploading', { percent }),
    sent: t('photo.sent'),
    failed: '',
    refused: t('photo.refusedMark'),
  }[status];
  return (
    <button
      type="button"
      className={classNames(styles.tile, styles[status])}
      aria-label={[
        t(failed ? 'photo.retryAt' : 'photo.openAt', { at }),
        progress,
        usedBefore ? t('photo.usedBefore') : '',
      ]
        .filter(Boolean)
        .join(', ')}
      onClick={() => (failed ? onRetry(id) : onOpen(id))}
    >
      {url != null && url !== broken && (
        <img className={styles.picture} src={url} alt="" onError={() => setBroken(url)} />
      )}
      {url != null && url === broken && (
        <span className={styles.broken}>
          <IconPhotoOff size={28} aria-hidden="true" />
        </span>
      )}
      {status !== 'sent' && <span className={styles.veil} />}
      {status === 'sent' && (
        <span className={styles.sentMark}>
          <IconCheck size={16} aria-hidden="true" />
        </span>
      )}
      {usedBefore && <span className={styles.usedMark}>{t('photo.used')}</span>}
      {status === 'uploading' && <Ring percent={percent} />}
      {status === 'kept' && <span className={styles.word}>{t('photo.waiting')}</span>}
      {failed && (
        <span className={styles.word}>
          <IconRefresh size={20} aria-hidden="true" />
          {t('photo.retry')}
        </span>
      )}
      {status === 'refused' && (
        <span className={styles.word}>
          <IconBan size={20} aria-hidden="true" />
          {t('photo.refusedMark')}
        </span>
      )}
    </button>
  );
}

/** Circumference of the ring's circle, for the part of it that is drawn. */
const around = 2 * Math.PI * 20;

function Ring({ percent }: { readonly percent: number }) {
  return (
    <span className={styles.ring}>
      <svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
        <circle cx="22" cy="22" r="20" className={styles.track} />
        <circle
          cx="22"
          cy="22"
          r="20"
          className={styles.done}
          strokeDasharray={`${(around * percent) / 100} ${around}`}
        />
      </svg>
      <span className={classNames(styles.percent, 'num')}>{percent}%</span>
    </span>
  );
}
