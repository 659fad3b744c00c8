import { useCallback, useSyncExternalStore } from 'react';
import { useLanguage } from '../screen-context.ts';

let colourIn = (_language: string, typed: string) => typed;
const showAgain = new Set<() => void>();

/** Gives the screens the words of colours, which come with what the app knows of its features: after home, and before every other screen. */
export function showColoursBy(words: typeof colourIn): void {
  colourIn = words;
  for (const show of showAgain) show();
}

function subscribe(listener: () => void): () => void {
  showAgain.add(listener);
  return () => showAgain.delete(listener);
}

/** Gives a product or an order's line its colour in the language of the interface; the same function until that changes. */
export function useShownColour() {
  const language = useLanguage();
  const translate = useSyncExternalStore(subscribe, () => colourIn);
  return useCallback(
    <T extends { readonly color: string }>(thing: T): T => ({
      ...thing,
      color: translate(language, thing.color),
    }),
    [language, translate],
  );
}
