import { useTranslation } from 'react-i18next';
import styles from './text-order.module.css';

/** The words of a text as they were written. */
export function SourceText({ texts }: { readonly texts: readonly string[] }) {
  const { t } = useTranslation();
  if (texts.length === 0) return null;
  return (
    <span className={styles.sources}>
      <span className="unseen">{t('textOrder.line.source')}</span>
      {texts.map((text, at) => (
        // The same words may stand twice in a text.
        <q key={at} className={styles.source}>
          {text}
        </q>
      ))}
    </span>
  );
}
