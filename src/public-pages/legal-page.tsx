import type { PublicPage } from '../../domain/public-pages.ts';
import type { Language } from '../i18n/language.ts';
import { PageFrame } from './page-frame.tsx';
import type { PageParts } from './page-frame.tsx';
import { pageWords } from './page-words.ts';

interface LegalPageProps {
  readonly page: Exclude<PublicPage, 'landing'>;
  readonly language: Language;
  readonly parts: PageParts;
}

/** Since when each text holds: a change of the text brings a new date. */
const inForceSince = { terms: '2026-11-25', privacy: '2026-11-26' } as const;

/** The terms of service, or what is said about privacy. */
export function LegalPage({ page, language, parts }: LegalPageProps) {
  const { dated, [page]: text } = pageWords[language];
  const [before = '', after = ''] = dated.split('{{date}}');
  const since = inForceSince[page];
  return (
    <PageFrame
      page={page}
      language={language}
      parts={parts}
      title={`${text.title} · Talat`}
      description={text.description}
    >
      <article className="legal">
        <h1>{text.title}</h1>
        <p className="dated">
          {before}
          <time dateTime={since}>{since}</time>
          {after}
        </p>
        <p className="lead">{text.lead}</p>
        {text.sections.map((section, index) => (
          <section key={section.title}>
            <h2>{`${index + 1}. ${section.title}`}</h2>
            {section.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </article>
    </PageFrame>
  );
}
