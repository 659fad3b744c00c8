import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { edgeOf, moveEdge } from '../../../../domain/photos/picture-box.ts';
import type { BoxEdge, PictureBox } from '../../../../domain/photos/picture-box.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import styles from './preview.module.css';

interface PhotoCropProps {
  readonly src: string;
  readonly alt: string;
  /** Quarter turns clockwise. */
  readonly turns: number;
  readonly crop: PictureBox;
  readonly onCrop: (crop: PictureBox) => void;
}

const edges: readonly BoxEdge[] = ['left', 'top', 'right', 'bottom'];
/** What an arrow key moves an edge by. */
const keyStep = 0.02;

/** A photo as it is turned, with four edges that are moved to those of the page. */
export function PhotoCrop({ src, alt, turns, crop, onCrop }: PhotoCropProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 3, height: 4 });
  const [moved, setMoved] = useState<PictureBox | null>(null);
  const shown = moved ?? crop;
  const place = {
    left: `${shown.x * 100}%`,
    top: `${shown.y * 100}%`,
    width: `${shown.width * 100}%`,
    height: `${shown.height * 100}%`,
  };
  const isOnSide = turns % 2 === 1;
  const ratio = isOnSide ? size.height / size.width : size.width / size.height;
  return (
    <div
      ref={frame}
      className={styles.frame}
      style={{ aspectRatio: ratio, width: `min(100%, calc(56dvh * ${ratio}))` }}
    >
      <div className={styles.picture}>
        <img
          className={classNames(styles.photo, isOnSide && styles.onSide)}
          style={{ rotate: `${turns * 90}deg` }}
          src={src}
          alt={alt}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
        />
        <div className={styles.shade} style={place} />
      </div>
      <div className={styles.page} style={place}>
        {edges.map((edge) => (
          <div
            key={edge}
            className={classNames(styles.edge, styles[edge])}
            role="slider"
            tabIndex={0}
            aria-label={t(`stockEntry.preview.edge.${edge}`)}
            aria-orientation={edge === 'left' || edge === 'right' ? 'horizontal' : 'vertical'}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(edgeOf(shown, edge) * 100)}
            onKeyDown={(event) => stepBy(edge, event)}
            onPointerDown={(event) => {
              event.preventDefault();
              event.currentTarget.setPointerCapture(event.pointerId);
              setMoved(shown);
            }}
            onPointerMove={(event) => moved !== null && setMoved(moveEdge(moved, edge, shareAt(edge, event)))}
            onPointerUp={letGo}
            onPointerCancel={letGo}
          />
        ))}
      </div>
    </div>
  );

  function letGo(): void {
    if (moved !== null) onCrop(moved);
    setMoved(null);
  }

  function stepBy(edge: BoxEdge, event: KeyboardEvent): void {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -keyStep,
      ArrowUp: -keyStep,
      ArrowRight: keyStep,
      ArrowDown: keyStep,
    };
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onCrop(moveEdge(crop, edge, edgeOf(crop, edge) + by));
  }

  function shareAt(edge: BoxEdge, { clientX, clientY }: PointerEvent): number {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined) return edgeOf(shown, edge);
    return edge === 'left' || edge === 'right'
      ? (clientX - box.left) / box.width
      : (clientY - box.top) / box.height;
  }
}
