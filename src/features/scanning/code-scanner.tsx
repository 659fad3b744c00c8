import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Product } from '../../../domain/contract.ts';
import { useSheetLife } from '../../ui/sheets/use-sheet-life.ts';
import { useDeviceScope } from '../../workflow/scopes.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { deviceScanner } from './device-scanner.ts';
import { countsOn } from './scan-purpose.ts';
import type { ScanPurpose } from './scan-purpose.ts';
import { scanClient } from './scanning-workflows.ts';
import { useHits, useMisses } from './use-scan-results.ts';
import { useTypedScans } from './use-typed-scans.ts';
import { ScanPanel } from './views/scan-panel.tsx';
import type { ScanCounts } from './views/scan-props.ts';

export interface CodeScannerProps {
  readonly purpose: ScanPurpose;
  /**
   * Called with each product that was scanned, as often as it was. Where the purpose ends with the first product, it is called once,
   * after the sheet is closed: another one may open.
   */
  readonly onHit: (product: Product, code: string) => void;
  /** Called when the sheet is closed, also after a hit that ends it. */
  readonly onClose: () => void;
  /** The figures of whoever counts, for purposes that go on. */
  readonly counts?: ScanCounts;
  /** Begins the assignment of a code that no product has; left out, none is offered. */
  readonly onAssign?: ((code: string) => void) | undefined;
  /** Codes whose assignment is under way. */
  readonly assigning?: readonly string[];
  /** What was typed by a scanner elsewhere, as it comes: after it the camera stays off until somebody asks for it. */
  readonly codes?: readonly string[];
  /** Whether another sheet covers this one: the camera is off meanwhile. */
  readonly isCovered?: boolean;
  /** What is said about assignments. */
  readonly children?: ReactNode;
}

const none: readonly string[] = [];

/** A scanner over the screen, without the assignment of barcodes: see `scan-sheet.tsx` for the whole. */
export default function CodeScanner({
  purpose,
  onHit,
  onClose,
  counts,
  onAssign,
  assigning = none,
  codes = none,
  isCovered = false,
  children,
}: CodeScannerProps) {
  const { actor } = useWorkflow(scanClient, purpose);
  const { scanner, signal } = deviceScanner(useDeviceScope().platform);
  const [isSilent, setIsSilent] = useState(signal.isSilent);
  const name = `scan/${purpose}`;
  const { opened, close } = useSheetLife<Ending>(name, (ending) => {
    onClose();
    if (ending !== null) onHit(ending.product, ending.code);
  });
  useTypedScans((code) => actor.send({ type: 'code.scan', code }));
  const startCamera = useEffectEvent(() => {
    if (codes.length === 0) actor.send({ type: 'camera.start' });
  });
  // The camera may be another scanner's, over this one.
  const see = useEffectEvent((code: string) => {
    if (!isCovered) actor.send({ type: 'code.scan', code });
  });
  // Before the effect whose end stops the camera for good.
  useEffect(() => {
    if (!isCovered) return undefined;
    actor.send({ type: 'camera.stop' });
    return () => startCamera();
  }, [actor, isCovered]);
  useEffect(() => {
    actor.send({ type: 'scan.open' });
    startCamera();
    const stop = scanner.onCode((code) => see(code));
    return () => {
      stop();
      actor.send({ type: 'camera.stop' });
      scanner.stop();
    };
  }, [actor, scanner]);
  const taken = useRef(0);
  useEffect(() => {
    for (const code of codes.slice(taken.current)) actor.send({ type: 'code.scan', code });
    taken.current = codes.length;
  }, [actor, codes]);
  useHits(actor, (product, code, times) => {
    signal.give('hit');
    if (countsOn(purpose)) for (let time = 0; time < times; time += 1) onHit(product, code);
    else close({ product, code });
  });
  useMisses(actor, () => signal.give('miss'));
  return (
    <ScanPanel
      name={name}
      scan={actor}
      opened={opened}
      counts={countsOn(purpose) ? (counts ?? null) : null}
      isCounting={countsOn(purpose)}
      isSilent={isSilent}
      onSilence={() => {
        signal.setSilent(!isSilent);
        setIsSilent(!isSilent);
      }}
      showCamera={scanner.show}
      onAssign={onAssign}
      assigning={assigning}
      onClose={() => close(null)}
    >
      {children}
    </ScanPanel>
  );
}

/** The product that ended a scan. */
interface Ending {
  readonly product: Product;
  readonly code: string;
}
