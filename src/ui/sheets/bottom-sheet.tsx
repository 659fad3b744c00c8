import { lazy, Suspense, useState } from 'react';
import type { SheetPanelProps } from './sheet-panel.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import { useSheetEntry } from './use-sheet-entry.ts';

// Mantine comes with the first sheet.
const SheetPanel = lazy(() => import('./sheet-panel.tsx').then((module) => ({ default: module.SheetPanel })));

interface BottomSheetProps extends SheetPanelProps {
  /** Tells the sheet's history entry from those of other sheets of the screen. */
  readonly name: string;
}

/** A panel from the bottom of the page, on wide screens a dialog in its middle; the only place for Mantine's fields. */
export function BottomSheet({ name, ...panel }: BottomSheetProps) {
  const { opened, onClose } = panel;
  useSheetEntry(name, opened, onClose);
  useFocusReturn(opened);
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <Suspense>
        <SheetPanel {...panel} />
      </Suspense>
    )
  );
}
