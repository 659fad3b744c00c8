import { useCallback, useEffect, useRef } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { readCounted } from '../../../domain/stock/stock-level.ts';
import { stepFigure, typeDigit } from '../../../domain/stock/stocktake.ts';
import type { stocktakeMachine } from '../../../machines/stocktake/stocktake-machine.ts';

type Stocktake = ActorRefFrom<typeof stocktakeMachine>;

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

/** The figure that is entered, of the product shown or of the one that is counted again; null where nothing is counted. */
function figureIn(snapshot: SnapshotFrom<typeof stocktakeMachine>): string | null {
  if (snapshot.hasTag('counting')) return snapshot.context.draft.figure;
  return snapshot.matches('recounting') ? (snapshot.context.recount?.figure ?? '') : null;
}

/** What keeps its keys to itself: fields, and sheets but that of a recount. */
function keepsKeys(target: EventTarget | null, isRecount: boolean): boolean {
  const keepers = isRecount ? 'input, textarea, select' : 'input, textarea, select, [role="dialog"]';
  return target instanceof Element && target.closest(keepers) !== null;
}

/** Counts by the keyboard, wherever the focus is: digits, Enter and arrows. Fields and sheets keep their keys, and a button its Enter unless a figure was typed since. `forgetTyped` takes back what a scanner's characters did to the figure. */
export function useCountKeys(stocktake: Stocktake): { readonly forgetTyped: (characters: number) => void } {
  // The figure before each character since another key was pressed.
  const before = useRef<string[]>([]);
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const { target, key } = event;
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      const snapshot = stocktake.getSnapshot();
      const entered = keepsKeys(target, snapshot.matches('recounting')) ? null : figureIn(snapshot);
      const hasTyped = before.current.length > 0;
      if (entered === null || key === 'Enter' || key === 'Tab') before.current = [];
      else if (key.length === 1) before.current.push(entered);
      if (entered === null) return;
      if (key === 'Enter' && !hasTyped && target instanceof Element && target.closest('button, a') !== null)
        return;
      const action = actOn(key, entered);
      if (action === null || !snapshot.can(action)) return;
      if (action.type === 'line.count' && readCounted(entered) === null) return;
      event.preventDefault();
      stocktake.send(action);
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [stocktake]);
  const forgetTyped = useCallback(
    (characters: number) => {
      const figure = before.current.at(-characters);
      before.current = [];
      if (figure !== undefined) stocktake.send({ type: 'figure.change', text: figure });
    },
    [stocktake],
  );
  return { forgetTyped };
}
