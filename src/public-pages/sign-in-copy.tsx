import { AuthHead, LanguageOffer } from '../features/account/views/auth-head.tsx';
import styles from '../features/account/views/auth-head.module.css';
import en from '../features/account/words/en.json';
import th from '../features/account/words/th.json';
import zh from '../features/account/words/zh.json';
import { languages } from '../i18n/language.ts';
import './sign-in-copy.css';

const words = { zh, en, th };

/** What the sign-in page shows over the app until that shows it: its head in each language, of which the page's style shows one. */
export function SignInCopy() {
  return (
    <div className="page-copy" inert aria-hidden="true">
      {languages.map((language) => (
        <div key={language} className="offer" lang={language}>
          <LanguageOffer language={language} />
        </div>
      ))}
      <div className={styles.inner}>
        {languages.map((language) => (
          <div key={language} className="head" lang={language}>
            <AuthHead title={words[language].auth.title} text={words[language].auth.text} />
          </div>
        ))}
      </div>
    </div>
  );
}
