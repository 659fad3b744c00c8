import { useSelector } from '@xstate/react';
import type { Product } from '../../../domain/contract.ts';
import { FlushContext } from '../../ui/feedback/durability-context.ts';
import { useFlush } from '../../workflow/use-flush.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import type { ScanPurpose } from './scan-purpose.ts';
import { barcodeAssignmentClient, scanClient } from './scanning-workflows.ts';
import { AssignmentNotice } from './views/assignment-notice.tsx';

interface AssignmentProps {
  readonly purpose: ScanPurpose;
  readonly code: string;
  /** Chosen for this code. */
  readonly product: Product;
  /** It was given up. */
  readonly onLeave: () => void;
}

/** The assignment of a code that was scanned: the scan goes on with the product as soon as that is done, or kept to be sent. */
export function Assignment({ purpose, code, product, onLeave }: AssignmentProps) {
  const { actor: scan } = useWorkflow(scanClient, purpose);
  const assignment = useWorkflow(barcodeAssignmentClient, code);
  const isKept = useSelector(
    assignment.actor,
    (snapshot) =>
      snapshot.context.product?.id === product.id &&
      (snapshot.matches('assigned') ||
        snapshot.hasTag('delivery:waiting') ||
        snapshot.hasTag('delivery:unknown')),
  );
  useWhen(isKept, () => scan.send({ type: 'code.claim', code, product }));
  return (
    <FlushContext value={useFlush(assignment)}>
      <AssignmentNotice
        assignment={assignment.actor}
        onUse={(holder) => scan.send({ type: 'code.claim', code, product: holder })}
        onLeave={() => {
          assignment.actor.send({ type: 'barcode.leave' });
          onLeave();
        }}
      />
    </FlushContext>
  );
}
