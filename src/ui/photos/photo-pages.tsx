import { IconZoomIn, IconZoomOut, IconZoomReset } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Lightbox } from 'yet-another-react-lightbox';
import type { ControllerRef, ZoomRef } from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { IconButton } from '../controls/icon-button.tsx';
import styles from './photo-preview.module.css';

interface PhotoPagesProps {
  readonly photos: readonly string[];
  readonly at: number;
  readonly onMove: (at: number) => void;
  /** What lies over the photos. */
  readonly children: ReactNode;
}

/** Screen pixels that one pixel of a photo may become: small print stays readable, and nothing is blown up further. */
const largestPixel = 2;

/**
 * Photos to swipe through, and to zoom by pinch, double tap, wheel, buttons and keys: arrows move to the next one, or over
 * an enlarged one; + and - zoom; 0 shows it whole.
 */
export default function PhotoPages({ photos, at, onMove, children }: PhotoPagesProps) {
  const { t } = useTranslation();
  const zoom = useRef<ZoomRef>(null);
  const hasFocus = useRef(false);
  const [slides] = useState(() =>
    photos.map((src, index) => ({ src, alt: t('product.pictureAt', { at: index + 1, of: photos.length }) })),
  );
  /** Keys are heard from the first moment; afterwards the focus stays where somebody puts it. */
  function focusOnce(controller: ControllerRef | null): void {
    if (hasFocus.current || controller === null) return;
    hasFocus.current = true;
    controller.focus();
  }
  function onKeyDown({ key, ctrlKey, metaKey }: KeyboardEvent): void {
    if (ctrlKey || metaKey) return;
    if (key === '0') zoom.current?.changeZoom(1);
    // The key of + without Shift.
    if (key === '=') zoom.current?.zoomIn();
  }
  return (
    <div className={styles.pages} onKeyDown={onKeyDown} role="presentation">
      <Lightbox
        slides={slides}
        index={at}
        plugins={[Inline, Zoom]}
        carousel={{ finite: true, preload: 1, padding: 0, spacing: '8%' }}
        controller={{ ref: focusOnce, closeOnEscape: false }}
        zoom={{ ref: zoom, maxZoomPixelRatio: largestPixel, scrollToZoom: true, pinchZoomV4: true }}
        labels={{
          'Photo gallery': t('photo.preview'),
          Carousel: t('photo.preview'),
          Slide: t('photo.preview'),
          '{index} of {total}': t('product.pictureAt', { at: '{index}', of: '{total}' }),
        }}
        on={{ view: ({ index }) => onMove(index) }}
        render={{
          controls: () => children,
          buttonPrev: () => null,
          buttonNext: () => null,
          buttonZoom: (state) => <ZoomButtons {...state} />,
        }}
        styles={{
          // A pinch is for the photo, not for the page.
          container: { '--yarl__controller_touch_action': 'none' },
          toolbar: { top: 'auto', right: 0, bottom: 'var(--safe-b)', left: 0, justifyContent: 'center' },
        }}
      />
    </div>
  );
}

/** What a pinch does, for who has one finger, a switch or a keyboard. */
function ZoomButtons({ zoom, minZoom, maxZoom, zoomIn, zoomOut, changeZoom }: ZoomRef) {
  const { t } = useTranslation();
  if (maxZoom <= 1) return null;
  return (
    <span className={styles.zoom}>
      <IconButton
        label={t('photo.zoomOut')}
        icon={<IconZoomOut size={24} aria-hidden="true" />}
        reason={zoom <= minZoom ? t('photo.isWhole') : undefined}
        onClick={zoomOut}
      />
      <IconButton
        label={t('photo.whole')}
        icon={<IconZoomReset size={24} aria-hidden="true" />}
        reason={zoom === 1 ? t('photo.isWhole') : undefined}
        onClick={() => changeZoom(1)}
      />
      <IconButton
        label={t('photo.zoomIn')}
        icon={<IconZoomIn size={24} aria-hidden="true" />}
        reason={zoom >= maxZoom ? t('photo.isLargest') : undefined}
        onClick={zoomIn}
      />
    </span>
  );
}
