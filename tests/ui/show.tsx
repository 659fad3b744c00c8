import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { colourIn } from '../../domain/products/colours.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { loadWords, startI18n } from '../../src/i18n/i18n.ts';
import type { FeatureWords } from '../../src/i18n/i18n.ts';
import type { Language } from '../../src/i18n/language.ts';
import { PageMemory } from '../../src/app/page-memory.tsx';
import { ToastProvider } from '../../src/ui/feedback/toast-provider.tsx';
import { NowContext, ViewerContext } from '../../src/ui/screen-context.ts';
import { showColoursBy } from '../../src/ui/values/shown-colour.ts';
import '../../src/ui/tokens.css';
import '../../src/ui/base.css';
import { ownLetters } from './own-letters.ts';

showColoursBy(colourIn);

const files = import.meta.glob<{ readonly default: object }>('../../src/features/*/words/*.json');

/** What a feature says, without its screens. */
function wordsOf(feature: string): FeatureWords {
  const file = (language: Language) => files[`${feature}/words/${language}.json`] ?? missing;
  return { zh: file('zh'), en: file('en'), th: file('th') };
}

const missing = () => Promise.reject(new Error('a feature has words in each language'));

const features = [...new Set(Object.keys(files).map((path) => path.replace(/\/words\/.*/, '')))].map(wordsOf);

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
  await startI18n(language, wordsOf('../../src/features/catalogue'));
  await Promise.all([ownLetters(), ...features.map(loadWords)]);
  return render(
    <BrowserRouter>
      <ViewerContext value={{ roles, isVip }}>
        <NowContext value={setting.now ?? '2025-02-08T04:00:00.000Z'}>
          <ToastProvider>
            {content}
            <PageMemory />
          </ToastProvider>
        </NowContext>
      </ViewerContext>
    </BrowserRouter>,
  );
}
