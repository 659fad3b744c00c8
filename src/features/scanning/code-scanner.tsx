import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import type { Actor, SnapshotFrom } from 'xstate';
import type { Product } from '../../../domain/contract.ts';
import type { scanMachine } from '../../../machines/scan/scan-machine.ts';
import { useSheetLife } from '../../ui/sheets/use-sheet-life.ts';
import { useDeviceScope } from '../../workflow/scopes.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { deviceScanner } from './device-scanner.ts';
import { countsOn } from './scan-purpose.ts';
import type { ScanCounts, ScanPurpose } from './scan-purpose.ts';
import { scanClient } from './scanning-workflows.ts';
import { useTypedScans } from './use-typed-scans.ts';
import { ScanPanel } from './views/scan-panel.tsx';
import { scanSheetName } from './views/scan-props.ts';

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
  /** What a scanner that types found already: the camera stays off until somebody asks for it. */
  readonly firstCode?: string | undefined;
  /** Whether another sheet covers this one: the camera is off meanwhile. */
  readonly isCovered?: boolean;
  /** What is said about assignments. */
  readonly children?: ReactNode;
}

/** A scanner over the screen, without the assignment of barcodes: see `scan-sheet.tsx` for the whole. */
export default function CodeScanner({
  purpose,
  onHit,
  onClose,
  counts,
  onAssign,
  firstCode,
  isCovered = false,
  children,
}: CodeScannerProps) {
  const { actor } = useWorkflow(scanClient, purpose);
  const { scanner, signal } = deviceScanner(useDeviceScope().platform);
  const [isSilent, setIsSilent] = useState(signal.isSilent);
  const { opened, close } = useSheetLife<Ending>(scanSheetName, (ending) => {
    onClose();
    if (ending !== null) onHit(ending.product, ending.code);
  });
  useTypedScans((code) => actor.send({ type: 'code.scan', code }));
  const begin = useEffectEvent(() =>
    actor.send(firstCode === undefined ? { type: 'camera.start' } : { type: 'code.scan', code: firstCode }),
  );
  const uncover = useEffectEvent(() => {
    if (firstCode === undefined) actor.send({ type: 'camera.start' });
  });
  // Before the effect whose end stops the camera for good.
  useEffect(() => {
    if (!isCovered) return undefined;
    actor.send({ type: 'camera.stop' });
    return () => uncover();
  }, [actor, isCovered]);
  useEffect(() => {
    actor.send({ type: 'scan.open' });
    begin();
    const stop = scanner.onCode((code) => actor.send({ type: 'code.scan', code }));
    return () => {
      stop();
      actor.send({ type: 'camera.stop' });
      scanner.stop();
    };
  }, [actor, scanner]);
  useHits(actor, (product, code, times) => {
    signal.give('hit');
    if (countsOn(purpose)) for (let time = 0; time < times; time += 1) onHit(product, code);
    else close({ product, code });
  });
  useMisses(actor, () => signal.give('miss'));
  return (
    <ScanPanel
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

type ScanActor = Actor<typeof scanMachine>;

function useHits(actor: ScanActor, onHit: (product: Product, code: string, times: number) => void): void {
  const heard = useEffectEvent(onHit);
  useEffect(() => {
    const subscription = actor.on('scan.hit', ({ product, code, times }) => heard(product, code, times));
    return () => subscription.unsubscribe();
  }, [actor]);
}

/** Calls a function whenever a code led to no product. */
function useMisses(actor: ScanActor, onMiss: () => void): void {
  const signal = useEffectEvent(onMiss);
  useEffect(() => {
    let heard = countMisses(actor.getSnapshot());
    const subscription = actor.subscribe((snapshot) => {
      const missed = countMisses(snapshot);
      if (missed > heard) signal();
      heard = missed;
    });
    return () => subscription.unsubscribe();
  }, [actor]);
}

function countMisses({ context }: SnapshotFrom<typeof scanMachine>): number {
  return context.misses.reduce((sum, { times }) => sum + times, 0);
}
