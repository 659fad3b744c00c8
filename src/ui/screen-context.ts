import i18next from 'i18next';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Viewer } from '../../domain/products/prices.ts';

const nobody: Viewer = { roles: [], isVip: false };

export const ViewerContext = createContext(nobody);

/** Who looks at the screen; without roles where nobody is signed in. */
export function useViewer(): Viewer {
  return use(ViewerContext);
}

function subscribeToLanguage(listener: () => void): () => void {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
}

/** The language of the interface, without what `useTranslation` costs each card of a long list. */
export function useLanguage(): string {
  return useSyncExternalStore(subscribeToLanguage, () => i18next.language);
}

export const NowContext = createContext<string | null>(null);

/** ISO time at which the page was opened. */
export function useNow(): string {
  const now = use(NowContext);
  if (now === null) throw new Error('no NowContext');
  return now;
}
