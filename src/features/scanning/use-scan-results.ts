import { useEffect, useEffectEvent } from 'react';
import type { Actor } from 'xstate';
import type { Product } from '../../../domain/contract.ts';
import type { scanMachine } from '../../../machines/scan/scan-machine.ts';

type ScanActor = Actor<typeof scanMachine>;

/** Calls a function for each product that was scanned. */
export function useHits(
  actor: ScanActor,
  onHit: (product: Product, code: string, times: number) => void,
): void {
  const heard = useEffectEvent(onHit);
  useEffect(() => {
    const subscription = actor.on('scan.hit', ({ product, code, times }) => heard(product, code, times));
    return () => subscription.unsubscribe();
  }, [actor]);
}

/** Calls a function whenever a code led to no product, with how often it was scanned since. */
export function useMisses(actor: ScanActor, onMiss: (code: string, times: number) => void): void {
  const heard = useEffectEvent(onMiss);
  useEffect(() => {
    let before = actor.getSnapshot().context.misses;
    const subscription = actor.subscribe(({ context: { misses } }) => {
      const [last] = misses;
      const times = countAll(misses) - countAll(before);
      before = misses;
      if (last !== undefined && times > 0) heard(last.code, times);
    });
    return () => subscription.unsubscribe();
  }, [actor]);
}

function countAll(misses: readonly { readonly times: number }[]): number {
  return misses.reduce((sum, { times }) => sum + times, 0);
}
