import { IconLanguage } from '@tabler/icons-react';
import { languageOffers } from '../../../i18n/language-offer.ts';
import type { Language } from '../../../i18n/language.ts';
import { AppMark } from '../../../ui/values/app-mark.tsx';
import styles from './auth-head.module.css';

interface AuthHeadProps {
  readonly title: string;
  readonly text: string;
}

/** The head of the sign-in page; the page shows it before the app runs. */
export function AuthHead({ title, text }: AuthHeadProps) {
  return (
    <header className={styles.head}>
      <AppMark size={56} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
    </header>
  );
}

interface LanguageOfferProps {
  readonly language: Language;
  readonly onChoose?: () => void;
}

/** A line across the page, as on the pages for everybody. */
export function LanguageOffer({ language, onChoose }: LanguageOfferProps) {
  return (
    <button type="button" lang={language} className={styles.offer} onClick={onChoose}>
      <IconLanguage size={20} aria-hidden="true" />
      {languageOffers[language]}
    </button>
  );
}
