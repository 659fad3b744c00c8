import { useSyncExternalStore } from 'react';
import { useLanguage } from '../screen-context.ts';

let colourIn = (_language: string, typed: string) => typed;
let asked: Promise<void> | undefined;
const showAgain = new Set<() => void>();

/** The words come after the first screen that shows colours, which stand as they were typed until then. */
function subscribe(listener: () => void): () => void {
  showAgain.add(listener);
  asked ??= import('../../../domain/products/colours.ts').then(
    (words) => {
      colourIn = words.colourIn;
      for (const show of showAgain) show();
    },
    () => {
      asked = undefined;
    },
  );
  return () => showAgain.delete(listener);
}

/** Gives a product or an order's line its colour in the language of the interface. */
export function useShownColour(): <T extends { readonly color: string }>(thing: T) => T {
  const language = useLanguage();
  const translate = useSyncExternalStore(subscribe, () => colourIn);
  return (thing) => ({ ...thing, color: translate(language, thing.color) });
}
