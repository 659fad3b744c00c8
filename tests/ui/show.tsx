import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import type { StaffRole } from '../../domain/roles.ts';
import { catalogueWords } from '../../src/features/catalogue/catalogue-words.ts';
import { loadWords, startI18n } from '../../src/i18n/i18n.ts';
import type { FeatureWords } from '../../src/i18n/i18n.ts';
import type { Language } from '../../src/i18n/language.ts';
import { ToastProvider } from '../../src/ui/feedback/toast-provider.tsx';
import { NowContext, ViewerContext } from '../../src/ui/screen-context.ts';
import '../../src/ui/tokens.css';
import '../../src/ui/base.css';

const features = Object.values(
  import.meta.glob<Record<string, FeatureWords>>('../../src/features/*/*-words.ts', { eager: true }),
);

interface Setting {
  readonly language?: Language;
  readonly scheme?: 'light' | 'dark';
  /** Roles of the viewer; none: a customer, or nobody at all. */
  readonly roles?: readonly StaffRole[];
  readonly isVip?: boolean;
  /** ISO time at which the page was opened. */
  readonly now?: string;
}

/** Shows components as the app would: with its words, look, router and messages, to this viewer at this time. */
export async function show(content: ReactNode, setting: Setting = {}) {
  const { language = 'en', scheme = 'light', roles = [], isVip = false } = setting;
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  await startI18n(language, catalogueWords);
  await Promise.all(features.flatMap((feature) => Object.values(feature)).map(loadWords));
  return render(
    <BrowserRouter>
      <ViewerContext value={{ roles, isVip }}>
        <NowContext value={setting.now ?? '2025-02-08T04:00:00.000Z'}>
          <ToastProvider>{content}</ToastProvider>
        </NowContext>
      </ViewerContext>
    </BrowserRouter>,
  );
}
