import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { catalogueWords } from '../../src/features/catalogue/catalogue-words.ts';
import { loadWords, startI18n } from '../../src/i18n/i18n.ts';
import type { FeatureWords } from '../../src/i18n/i18n.ts';
import type { Language } from '../../src/i18n/language.ts';
import { ToastProvider } from '../../src/ui/feedback/toast-provider.tsx';
import '../../src/ui/tokens.css';
import '../../src/ui/base.css';

const features = Object.values(
  import.meta.glob<Record<string, FeatureWords>>('../../src/features/*/*-words.ts', { eager: true }),
);

interface Setting {
  readonly language?: Language;
  readonly scheme?: 'light' | 'dark';
}

/** Shows components as the app would: with its words, look, router and messages. */
export async function show(content: ReactNode, { language = 'en', scheme = 'light' }: Setting = {}) {
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  await startI18n(language, catalogueWords);
  await Promise.all(features.flatMap((feature) => Object.values(feature)).map(loadWords));
  return render(
    <BrowserRouter>
      <ToastProvider>{content}</ToastProvider>
    </BrowserRouter>,
  );
}
