import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryRow, RowSource } from '../../../../../domain/stock-entry/entry-rows.ts';
import { aroundBox, turnedBox, wholePicture } from '../../../../../domain/photos/picture-box.ts';
import type { QuarterTurns } from '../../../../../domain/stock-entry/page-turn.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { classNames } from '../../../../ui/layout/class-names.ts';
import styles from './source.module.css';

/** What a list was read from, as it can be shown. */
export interface EntrySourceView {
  /** The addresses of its pages; empty for a page that is no picture. */
  readonly pages: readonly string[];
  /** How each page is turned for its rows to be read. */
  readonly turns: readonly QuarterTurns[];
  readonly fileName: string;
}

interface SourceViewProps {
  readonly source: EntrySourceView;
  /** The row whose place is lit; null for none. */
  readonly row: EntryRow | null;
  readonly className?: string | undefined;
}

/** Share of a page that is shown around a row's place. */
const around = 0.04;

/** The page that a row was read from, with its place lit: what is around it, or the whole page. */
export function SourceView({ source, row, className }: SourceViewProps) {
  const { t } = useTranslation();
  const [sizes, setSizes] = useState<Readonly<Record<string, { width: number; height: number }>>>({});
  const [isWhole, setWhole] = useState(false);
  const place = row?.source;
  const page = place !== null && place !== undefined && 'page' in place ? place.page : 1;
  const url = source.pages[page - 1];
  if (url === undefined || url === '') return null;
  const stored = sizes[url] ?? { width: 3, height: 4 };
  const turns = source.turns[page - 1] ?? 0;
  const { width, height } = turns % 2 === 0 ? stored : { width: stored.height, height: stored.width };
  const box = boxOf(place ?? null, turns);
  const seen = isWhole || box === null ? wholePicture : aroundBox(box, around);
  return (
    <div className={classNames(styles.frame, className)}>
      <img
        className={styles.measure}
        src={url}
        alt=""
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSizes((known) => ({ ...known, [url]: { width: naturalWidth, height: naturalHeight } }))
        }
      />
      <svg
        className={styles.page}
        role="img"
        aria-label={
          row === null || box === null
            ? t('stockEntry.source.page', { page })
            : t('stockEntry.source.rowAt', { name: row.name, page })
        }
        viewBox={`${seen.x * width} ${seen.y * height} ${seen.width * width} ${seen.height * height}`}
        preserveAspectRatio="xMidYMid meet"
      >
        <image
          href={url}
          width={stored.width}
          height={stored.height}
          transform={turnIn(stored, turns)}
          preserveAspectRatio="none"
        />
        {box !== null && (
          <rect
            className={styles.lit}
            x={box.x * width}
            y={box.y * height}
            width={box.width * width}
            height={box.height * height}
          />
        )}
      </svg>
      {box !== null && (
        <IconButton
          className={styles.zoom}
          look="floating"
          label={t(isWhole ? 'stockEntry.source.line' : 'stockEntry.source.whole')}
          icon={
            isWhole ? (
              <IconZoomIn size={20} aria-hidden="true" />
            ) : (
              <IconZoomOut size={20} aria-hidden="true" />
            )
          }
          onClick={() => setWhole(!isWhole)}
        />
      )}
    </div>
  );
}

/** Turns a picture clockwise, so that its top left corner stays where it was. */
function turnIn({ width, height }: { readonly width: number; readonly height: number }, turns: QuarterTurns) {
  switch (turns) {
    case 0:
      return undefined;
    case 1:
      return `translate(${height} 0) rotate(90)`;
    case 2:
      return `translate(${width} ${height}) rotate(180)`;
    case 3:
      return `translate(0 ${width}) rotate(270)`;
  }
}

function boxOf(place: RowSource | null, turns: QuarterTurns) {
  if (place === null || !('box' in place)) return null;
  const [x = 0, y = 0, width = 0, height = 0] = place.box;
  return width > 0 && height > 0 ? turnedBox({ x, y, width, height }, turns) : null;
}
