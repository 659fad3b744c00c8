import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { isStaff } from '../../../domain/roles.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { useCanPrint, usePrint } from '../order-print/use-print.ts';
import { orderSelectionClient } from './orders-workflows.ts';
import type { OrderPrinting } from './views/order-home/order-home-props.ts';

const PrintChoice = lazy(() => import('../order-print/print-choice.tsx'));

interface ListPrinting {
  /** Undefined for customers. */
  readonly printing: OrderPrinting | undefined;
  /** The way to a browser that prints, where this app cannot. */
  readonly way: ReactNode;
}

/** The packing lists of several orders together, for staff. */
export function useOrderPrinting(): ListPrinting {
  const { groupId, roles } = usePerson();
  const { actor } = useWorkflow(orderSelectionClient, groupId);
  const print = usePrint();
  const canPrint = useCanPrint();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  if (!isStaff(roles)) return { printing: undefined, way: null };
  function printLists(orderIds: readonly string[]): boolean {
    if (canPrint) return print(orderIds, 'packing');
    setAsked(orderIds);
    setIsOpen(true);
    // They stay selected: the browser may not open.
    return false;
  }
  return {
    printing: { selection: actor, onPrint: printLists },
    way: asked.length > 0 && (
      <Suspense>
        <PrintChoice
          key={asked.join()}
          orderIds={asked}
          paper="packing"
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      </Suspense>
    ),
  };
}
