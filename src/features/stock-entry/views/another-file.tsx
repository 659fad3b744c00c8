import { useTranslation } from 'react-i18next';
import { documentEndings, imageTypes } from '../../../../domain/limits.ts';
import styles from './preview.module.css';
import type { ChooseFileProps } from './entry-props.ts';

/** Chooses a file in place of the one before. */
export function AnotherFile({ onFile }: Pick<ChooseFileProps, 'onFile'>) {
  const { t } = useTranslation();
  return (
    <label className={styles.another}>
      {t('stockEntry.file.another')}
      <input
        className={styles.file}
        type="file"
        aria-label={t('stockEntry.file.another')}
        accept={[...imageTypes, ...documentEndings].join(',')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) onFile(file);
          event.target.value = '';
        }}
      />
    </label>
  );
}
