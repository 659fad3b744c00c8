import { renderToStaticMarkup } from 'react-dom/server';
import { publicPages } from '../../domain/public-pages.ts';
import type { PublicPage } from '../../domain/public-pages.ts';
import { languages } from '../i18n/language.ts';
import type { Language } from '../i18n/language.ts';
import { LandingPage } from './landing-page.tsx';
import { LegalPage } from './legal-page.tsx';
import type { PageParts } from './page-frame.tsx';

/** A file of the built app. */
interface PageFile {
  readonly fileName: string;
  readonly source: string;
}

/** Every public page in every language, as the build writes it: HTML that needs no React. */
export function renderPages(parts: PageParts): readonly PageFile[] {
  return publicPages.flatMap((page) =>
    languages.map((language) => ({
      fileName: `pages/${page}.${language}.html`,
      source: `<!doctype html>${renderToStaticMarkup(render(page, language, parts))}`,
    })),
  );
}

function render(page: PublicPage, language: Language, parts: PageParts) {
  return page === 'landing' ? (
    <LandingPage language={language} parts={parts} />
  ) : (
    <LegalPage page={page} language={language} parts={parts} />
  );
}
