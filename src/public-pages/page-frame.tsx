import { IconLanguage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { originPlace, publicPaths } from '../../domain/public-pages.ts';
import type { PublicPage } from '../../domain/public-pages.ts';
import { languageNames, languages } from '../i18n/language.ts';
import type { Language } from '../i18n/language.ts';
import { languageOffers } from '../i18n/language-offer.ts';
import { AppMark } from '../ui/values/app-mark.tsx';
import { pageWords } from './page-words.ts';
import type { PageWords } from './page-words.ts';

/** What the build lays into each page. */
export interface PageParts {
  readonly script: string;
  readonly style: string;
}

interface PageFrameProps {
  readonly page: PublicPage;
  readonly language: Language;
  readonly parts: PageParts;
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

const locales: Readonly<Record<Language, string>> = { zh: 'zh_CN', en: 'en_US', th: 'th_TH' };

/** How the header names the languages, where there is little room. */
const shortNames: Readonly<Record<Language, string>> = { zh: '中文', en: 'EN', th: 'ไทย' };

/** Address of a page in a language; Chinese is what everybody gets who has chosen none. */
function addressOf(page: PublicPage, language: Language): string {
  return language === 'zh' ? publicPaths[page] : `${publicPaths[page]}?lang=${language}`;
}

/** A whole page: what search engines and previews read of it, its header, and its foot. */
export function PageFrame({ page, language, parts, title, description, children }: PageFrameProps) {
  const words = pageWords[language];
  const here = originPlace + addressOf(page, language);
  return (
    <html lang={language} data-page={page}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="theme-color" content="#f5f6f4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d110f" media="(prefers-color-scheme: dark)" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="canonical" href={here} />
        {languages.map((one) => (
          <link key={one} rel="alternate" hrefLang={one} href={originPlace + addressOf(page, one)} />
        ))}
        <link rel="alternate" hrefLang="x-default" href={originPlace + publicPaths[page]} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="Talat" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:locale" content={locales[language]} />
        <meta property="og:url" content={here} />
        <meta property="og:image" content={`${originPlace}/share.png`} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <style dangerouslySetInnerHTML={{ __html: parts.style }} />
        <script dangerouslySetInnerHTML={{ __html: parts.script }} />
      </head>
      <body>
        <a className="skip" href="#content">
          {words.skip}
        </a>
        <header>
          <Offers page={page} language={language} />
          <div className="top">
            <a className="brand" href="/" aria-label={words.home}>
              <AppMark size={32} />
              {language === 'th' ? (
                <>
                  <b>ตลาด</b> <span lang="en">Talat</span>
                </>
              ) : (
                <>
                  <b>Talat</b> <span lang="th">ตลาด</span>
                </>
              )}
            </a>
            <Languages page={page} language={language} words={words} />
            <a className="button log-in" href="/auth">
              {words.logIn}
            </a>
          </div>
        </header>
        <main id="content">{children}</main>
        <Foot words={words} />
        <aside className="demo" data-demo="" hidden>
          {words.demo}
        </aside>
      </body>
    </html>
  );
}

/** The page in each other language, of which the script shows the browser’s. */
function Offers({ page, language }: Pick<PageFrameProps, 'page' | 'language'>) {
  return languages
    .filter((one) => one !== language)
    .map((one) => (
      <a key={one} className={`offer offer-${one}`} lang={one} hrefLang={one} href={wishFor(page, one)}>
        <IconLanguage size={20} aria-hidden="true" />
        {languageOffers[one]}
      </a>
    ));
}

/** Address of a page in a language that somebody wishes, which is kept. */
function wishFor(page: PublicPage, language: Language): string {
  return `${publicPaths[page]}?lang=${language}`;
}

interface LanguagesProps extends Pick<PageFrameProps, 'page' | 'language'> {
  readonly words: PageWords;
}

function Languages({ page, language, words }: LanguagesProps) {
  return (
    <details className="languages" data-languages="">
      <summary>
        <IconLanguage size={22} aria-hidden="true" />
        <span className="unseen">{words.language}: </span>
        {shortNames[language]}
      </summary>
      <ul>
        {languages.map((one) => (
          <li key={one}>
            <a
              lang={one}
              hrefLang={one}
              href={wishFor(page, one)}
              aria-current={one === language ? 'true' : undefined}
            >
              {languageNames[one]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Foot({ words }: Pick<LanguagesProps, 'words'>) {
  const { contact, footer } = words;
  return (
    <footer className="foot">
      <section className="contact" id="contact" aria-labelledby="contact-title">
        <h2 id="contact-title">{contact.title}</h2>
        <p>{contact.text}</p>
        <div className="ways" data-contact="" data-call={contact.call} data-line={contact.line}>
          <p className="none">{contact.none}</p>
          <a className="button quiet" href="/auth">
            {words.logIn}
          </a>
        </div>
      </section>
      <nav aria-label={footer.label}>
        <a href="/terms">{footer.terms}</a>
        <a href="/privacy">{footer.privacy}</a>
        <a href="/about">{footer.about}</a>
      </nav>
    </footer>
  );
}
