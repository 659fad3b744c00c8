import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '../../i18n/language.ts';
import type { Language } from '../../i18n/language.ts';
import { classNames } from '../layout/class-names.ts';
import styles from './language-choice.module.css';

interface LanguageChoiceProps {
  readonly language: string;
  readonly onChoose: (language: Language) => void;
}

/** The three languages, each in its own words. */
export function LanguageChoice({ language, onChoose }: LanguageChoiceProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.choice} role="group" aria-label={t('language.label')}>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          className={classNames(styles.language, one === language && styles.current)}
          aria-pressed={one === language}
          onClick={() => onChoose(one)}
        >
          {languageNames[one]}
        </button>
      ))}
    </div>
  );
}
