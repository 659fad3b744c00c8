import { useEffect } from 'react';
import type { Product } from '../../../domain/contract.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { scanClient } from './scanning-workflows.ts';
import { useHits, useMisses } from './use-scan-results.ts';

interface CodeLookup {
  /** Tells the codes looked up here from those of other screens. */
  readonly name: string;
  /** Called for each time that a code of this product was looked up. */
  readonly onHit: (product: Product) => void;
  /** Called with a code that led to no product, or could not be looked up, and how often it was scanned. */
  readonly onMiss: (code: string, times: number) => void;
}

/** Looks codes up without the scanner's sheet, one after the other; returns the function that asks for one. */
export function useCodeLookup({ name, onHit, onMiss }: CodeLookup): (code: string) => void {
  const { actor } = useWorkflow(scanClient, `lookup/${name}`);
  useEffect(() => actor.send({ type: 'scan.open' }), [actor]);
  useHits(actor, (product, _, times) => {
    for (let time = 0; time < times; time += 1) onHit(product);
  });
  useMisses(actor, (code, times) => {
    actor.send({ type: 'code.dismiss', code });
    onMiss(code, times);
  });
  return (code) => actor.send({ type: 'code.scan', code });
}
