import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useSheetEntry } from './use-sheet-entry.ts';

// Mantine comes with the first sheet.
const SheetPanel = lazy(() => import('./sheet-panel.tsx').then((module) => ({ default: module.SheetPanel })));

export interface BottomSheetProps {
  /** Tells the sheet's history entry from those of other sheets of the screen. */
  readonly name: string;
  readonly opened: boolean;
  /** Asked for by X, scrim, Escape and Back. */
  readonly onClose: () => void;
  readonly title: string;
  /** Stays below the body, which scrolls: what is at stake and the actions. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

/** A panel from the bottom of the page, on wide screens a dialog in its middle; the only place for Mantine's fields. */
export function BottomSheet(props: BottomSheetProps) {
  const { name, opened, onClose } = props;
  useSheetEntry(name, opened, onClose);
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <Suspense>
        <SheetPanel {...props} />
      </Suspense>
    )
  );
}
