import { IconCamera } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './photo-grid.module.css';
import { PhotoTile } from './photo-tile.tsx';
import type { GridPhoto } from './photo-tile.tsx';

interface PhotoGridProps {
  readonly title: string;
  readonly photos: readonly GridPhoto[];
  readonly limit: number;
  /** The types of picture that may be chosen, as in a file input's `accept`. */
  readonly accept: string;
  /** Takes no more photos for now. */
  readonly locked?: boolean;
  /** Chosen photos are still being made ready. */
  readonly taking?: boolean;
  readonly onAdd: (files: readonly File[]) => void;
  /** Somebody chose and no file came: the chooser was left, or never opened. */
  readonly onNoFile?: (() => void) | undefined;
  readonly onRetry: (id: string) => void;
  readonly onOpen: (id: string) => void;
  /** Lines about photos that failed, and mistakes: banners. */
  readonly children?: ReactNode;
}

/** Photos of a form, four across: each shows how far it is, and the last tile adds more until the limit. */
export function PhotoGrid({
  title,
  photos,
  limit,
  accept,
  locked = false,
  taking = false,
  onAdd,
  onNoFile,
  onRetry,
  onOpen,
  children,
}: PhotoGridProps) {
  const { t } = useTranslation();
  return (
    <section>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <span className={styles.counter} role="status">
          {t('photo.counter', { count: photos.length, limit })}
          {taking && <span className="unseen"> {t('photo.preparing')}</span>}
        </span>
      </div>
      <ul className={styles.grid} aria-label={title}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <PhotoTile photo={photo} at={index + 1} onRetry={onRetry} onOpen={onOpen} />
          </li>
        ))}
        {taking && (
          <li className={styles.preparing} aria-hidden="true">
            {t('photo.preparing')}
          </li>
        )}
        {!locked && photos.length < limit && (
          <li>
            <AddTile accept={accept} onAdd={onAdd} onNoFile={onNoFile} />
          </li>
        )}
      </ul>
      {children}
    </section>
  );
}

function AddTile({ accept, onAdd, onNoFile }: Pick<PhotoGridProps, 'accept' | 'onAdd' | 'onNoFile'>) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  return (
    <label className={styles.add}>
      <IconCamera size={24} aria-hidden="true" />
      {t('photo.add')}
      <input
        className={styles.file}
        type="file"
        multiple
        accept={accept}
        // A second tap says that the first brought nothing, where a browser does not.
        onClick={() => {
          if (isAsked) onNoFile?.();
          setAsked(true);
        }}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file may be chosen again later.
          event.target.value = '';
          setAsked(false);
          if (files.length > 0) onAdd(files);
          else onNoFile?.();
        }}
      />
    </label>
  );
}
