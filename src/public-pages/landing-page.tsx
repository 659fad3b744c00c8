import {
  IconCloudUp,
  IconCrown,
  IconLanguage,
  IconPackages,
  IconRoute,
  IconShieldCheck,
  IconSparkles,
} from '@tabler/icons-react';
import type { Language } from '../i18n/language.ts';
import { faces } from './faces.tsx';
import { PageFrame } from './page-frame.tsx';
import type { PageParts } from './page-frame.tsx';
import { pageWords } from './page-words.ts';
import { StallPicture } from './stall-picture.tsx';

const featureIcons = [
  IconSparkles,
  IconCrown,
  IconPackages,
  IconShieldCheck,
  IconCloudUp,
  IconLanguage,
] as const;

interface LandingPageProps {
  readonly language: Language;
  readonly parts: PageParts;
}

/** What a stranger sees first: what Talat is, what it does, what shops might say, and where to go. */
export function LandingPage({ language, parts }: LandingPageProps) {
  const { landing } = pageWords[language];
  return (
    <PageFrame
      page="landing"
      language={language}
      parts={parts}
      title={landing.title}
      description={landing.description}
    >
      <section className="hero">
        <div className="pitch">
          <h1>
            {landing.heading.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </h1>
          <p className="lead">{landing.text}</p>
          <p className="actions">
            <a className="button filled" href="/auth">
              {landing.freeTrial}
            </a>
            <a className="button outlined" href="#contact">
              {landing.bookDemo}
            </a>
          </p>
          <a className="more" href="#features">
            {landing.learnMore}
          </a>
        </div>
        <StallPicture />
      </section>
      <section className="features" id="features" aria-labelledby="features-title">
        <h2 id="features-title">{landing.featuresTitle}</h2>
        <ul>
          {landing.features.map(({ title, text }, index) => {
            const Icon = featureIcons[index] ?? IconSparkles;
            return (
              <li key={title}>
                <span className="icon">
                  <Icon size={20} aria-hidden="true" />
                </span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            );
          })}
        </ul>
        <p className="about">{landing.featuresText}</p>
        <a className="more" href="/audit" data-demo="" hidden>
          <IconRoute size={20} aria-hidden="true" />
          {landing.audit}
        </a>
      </section>
      <section className="quotes" aria-labelledby="quotes-title">
        <h2 id="quotes-title">{landing.quotesTitle}</h2>
        <ul>
          {landing.quotes.map(({ text, by }, index) => (
            <li key={text}>
              {faces[index]}
              <figure>
                <blockquote>{text}</blockquote>
                <figcaption>
                  <b>{landing.example}</b> · {by}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <a className="button outlined" href="#contact">
          {landing.contactUs}
        </a>
      </section>
    </PageFrame>
  );
}
