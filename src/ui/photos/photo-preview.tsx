import { IconChevronLeft, IconChevronRight, IconTrash, IconX } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../controls/icon-button.tsx';
import styles from './photo-preview.module.css';
import { useSheetEntry } from '../sheets/use-sheet-entry.ts';

interface PhotoPreviewProps {
  /** Tells the preview's history entry from those of other previews and sheets of the screen. */
  readonly name: string;
  /** Addresses of the photos. */
  readonly photos: readonly string[];
  /** Which of them is shown; null while the preview is closed. */
  readonly at: number | null;
  /** Shows another one, or closes with null. */
  readonly onMove: (at: number | null) => void;
  /** Offers to remove the shown one. */
  readonly onRemove?: ((at: number) => void) | undefined;
}

// Without a network the photo is still there, only not enlarged.
const PhotoPages = lazy(() => import('./photo-pages.tsx').catch(() => ({ default: PlainPhoto })));

/** Photos one by one, over the whole page: swiped through and zoomed into. The focus returns to what opened it. */
export function PhotoPreview({ name, photos, at, onMove, onRemove }: PhotoPreviewProps) {
  const { t } = useTranslation();
  const url = at === null ? undefined : photos[at];
  const close = () => onMove(null);
  useSheetEntry(name, url !== undefined, close);
  if (at === null || url === undefined) return null;
  const shown = { photos, at, onMove: (index: number) => index !== at && onMove(index) };
  const controls = (
    <>
      <div className={styles.top}>
        <IconButton label={t('common.close')} icon={<IconX size={24} aria-hidden="true" />} onClick={close} />
        <span className={styles.counter} role="status">
          {t('photo.counter', { count: at + 1, limit: photos.length })}
        </span>
        {onRemove === undefined ? (
          <span className={styles.balance} />
        ) : (
          <IconButton
            label={t('photo.remove')}
            icon={<IconTrash size={24} aria-hidden="true" />}
            onClick={() => onRemove(at)}
          />
        )}
      </div>
      <div className={styles.sides}>
        {at > 0 && (
          <IconButton
            label={t('photo.previous')}
            icon={<IconChevronLeft size={28} aria-hidden="true" />}
            onClick={() => onMove(at - 1)}
          />
        )}
        {at < photos.length - 1 && (
          <IconButton
            className={styles.next}
            label={t('photo.next')}
            icon={<IconChevronRight size={28} aria-hidden="true" />}
            onClick={() => onMove(at + 1)}
          />
        )}
      </div>
    </>
  );
  return (
    <dialog
      ref={openDialog}
      className={styles.preview}
      aria-label={t('photo.preview')}
      onClose={close}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Suspense fallback={<PlainPhoto {...shown}>{controls}</PlainPhoto>}>
        <PhotoPages key={photos.join(' ')} {...shown}>
          {controls}
        </PhotoPages>
      </Suspense>
    </dialog>
  );
}

interface PlainPhotoProps extends Pick<PhotoPreviewProps, 'photos'> {
  readonly at: number;
  readonly children: ReactNode;
}

function PlainPhoto({ photos, at, children }: PlainPhotoProps) {
  const { t } = useTranslation();
  return (
    <>
      <img
        className={styles.picture}
        src={photos[at]}
        alt={t('product.pictureAt', { at: at + 1, of: photos.length })}
      />
      {children}
    </>
  );
}

/** The browser gives the focus back to where it was when a dialog is closed, but not when it is only taken away. */
function openDialog(dialog: HTMLDialogElement | null) {
  if (dialog === null) return undefined;
  if (!dialog.open) dialog.showModal();
  return () => dialog.close();
}
