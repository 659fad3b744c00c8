import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Product } from '../../../../domain/contract.ts';
import type { scanMachine } from '../../../../machines/scan/scan-machine.ts';

/** The figures of whoever counts; the scanner keeps none of its own then, and shows these. */
export interface ScanCounts {
  of(productId: string): number;
  set(product: Product, count: number): void;
  /** What is to be said of this product's count, for instance that there are no more; null for nothing. */
  notice?(product: Product): string | null;
  /** Whether this product's count stays as it is. */
  isFixed?(product: Product): boolean;
}

export interface ScanPanelProps {
  /** Of the sheet in the history. */
  readonly name: string;
  readonly scan: ActorRefFrom<typeof scanMachine>;
  readonly opened: boolean;
  /** The figures of whoever counts; null shows those of the scanner, which cannot be changed. */
  readonly counts: ScanCounts | null;
  /** Whether it goes on after a hit. */
  readonly isCounting: boolean;
  readonly isSilent: boolean;
  readonly onSilence: () => void;
  /** Shows the camera's picture in an element. */
  readonly showCamera: (video: HTMLVideoElement | null) => void;
  readonly onAssign: ((code: string) => void) | undefined;
  /** Codes whose assignment is under way. */
  readonly assigning: readonly string[];
  readonly onClose: () => void;
  readonly children?: ReactNode;
}
