import { useCallback, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { readFigure, stepFigure, typeDigit } from '../../../domain/stocktake.ts';
import type { stocktakeMachine } from '../../../machines/stocktake/stocktake-machine.ts';

type Stocktake = ActorRefFrom<typeof stocktakeMachine>;

/** A scanner types its digits faster than this. */
const burstMs = 100;

/** What a key does while a product is counted; null where the key is none of these. */
function actOn(key: string, figure: string): Parameters<Stocktake['send']>[0] | null {
  if (/^\d$/.test(key)) return { type: 'figure.change', text: typeDigit(figure, key) };
  switch (key) {
    case 'Backspace':
      return { type: 'figure.change', text: figure.slice(0, -1) };
    case 'Delete':
      return { type: 'figure.change', text: '' };
    case '+':
    case 'ArrowUp':
      return { type: 'figure.change', text: stepFigure(figure, 1) };
    case '-':
    case 'ArrowDown':
      return { type: 'figure.change', text: stepFigure(figure, -1) };
    case 'ArrowLeft':
      return { type: 'line.move', by: -1 };
    case 'ArrowRight':
      return { type: 'line.move', by: 1 };
    case 'Enter':
      return { type: 'line.count' };
    default:
      return null;
  }
}

/** Counts by the keyboard, wherever the focus is: digits, Enter and arrows. Fields and sheets keep their keys, a button its Enter. `forgetBurst` takes back what a scanner typed into the figure. */
export function useCountKeys(stocktake: Stocktake): { readonly forgetBurst: () => void } {
  const burst = useRef({ figure: '', at: 0 });
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const { target, key } = event;
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (target instanceof Element) {
        if (target.closest('input, textarea, select, [role="dialog"]') !== null) return;
        if (key === 'Enter' && target.closest('button, a') !== null) return;
      }
      const snapshot = stocktake.getSnapshot();
      if (!snapshot.hasTag('counting')) return;
      const action = actOn(key, snapshot.context.draft.figure);
      if (action === null || !snapshot.can(action)) return;
      if (action.type === 'line.count' && readFigure(snapshot.context.draft.figure) === null) return;
      event.preventDefault();
      if (event.timeStamp - burst.current.at > burstMs) burst.current.figure = snapshot.context.draft.figure;
      burst.current.at = event.timeStamp;
      stocktake.send(action);
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [stocktake]);
  const forgetBurst = useCallback(() => {
    stocktake.send({ type: 'figure.change', text: burst.current.figure });
    // The next code may come at once, and finds another figure.
    burst.current.at = -Infinity;
  }, [stocktake]);
  return { forgetBurst };
}
