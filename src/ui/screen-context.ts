import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Viewer } from '../../domain/products/prices.ts';

const nobody: Viewer = { roles: [], isVip: false };

export const ViewerContext = createContext(nobody);

/** Who looks at the screen; without roles where nobody is signed in. */
export function useViewer(): Viewer {
  return use(ViewerContext);
}

/** The language of the interface. */
export function useLanguage(): string {
  return useTranslation().i18n.language;
}

export const NowContext = createContext<string | null>(null);

/** ISO time at which the page was opened. */
export function useNow(): string {
  const now = use(NowContext);
  if (now === null) throw new Error('no NowContext');
  return now;
}
