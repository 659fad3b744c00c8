import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { loadScreenWords, startI18n } from '../../src/i18n/i18n.ts';
import type { Language } from '../../src/i18n/language.ts';
import { ToastProvider } from '../../src/ui/feedback/toast-provider.tsx';
import '../../src/ui/tokens.css';
import '../../src/ui/base.css';

interface Setting {
  readonly language?: Language;
  readonly scheme?: 'light' | 'dark';
}

/** Shows components as the app would: with its words, look, router and messages. */
export async function show(content: ReactNode, { language = 'en', scheme = 'light' }: Setting = {}) {
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  await startI18n(language);
  await loadScreenWords();
  return render(
    <BrowserRouter>
      <ToastProvider>{content}</ToastProvider>
    </BrowserRouter>,
  );
}
