import { IconCamera, IconFileSpreadsheet, IconKeyboard } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { documentEndings, imageTypes } from '../../../../domain/limits.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import styles from './choose-file.module.css';
import type { ChooseFileProps } from './entry-props.ts';

interface Props extends ChooseFileProps {
  readonly onByHand: () => void;
}

/** The ways to begin: a photo, a sheet or document, or typing. */
export function ChooseFile({ onFile, refusal, isTaking, onByHand }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {refusal !== null && <Banner kind="refused" title={t('stockEntry.file.unusable')} text={refusal} />}
      <Card>
        <div className={styles.ways} aria-busy={isTaking || undefined}>
          <FileTile
            icon={<IconCamera size={32} aria-hidden="true" />}
            title={t('stockEntry.file.photo')}
            text={t('stockEntry.file.photoText')}
            accept={imageTypes.join(',')}
            onFile={onFile}
          />
          <FileTile
            icon={<IconFileSpreadsheet size={32} aria-hidden="true" />}
            title={t('stockEntry.file.document')}
            text={t('stockEntry.file.documentText')}
            accept={documentEndings.join(',')}
            onFile={onFile}
          />
        </div>
        {isTaking && (
          <p className={styles.taking} role="status">
            {t('stockEntry.file.taking')}
          </p>
        )}
      </Card>
      <Card rows>
        <Row
          icon={<IconKeyboard size={22} aria-hidden="true" />}
          title={t('stockEntry.file.byHand')}
          text={t('stockEntry.file.byHandText')}
          onClick={onByHand}
        />
      </Card>
    </>
  );
}

interface FileTileProps extends Pick<ChooseFileProps, 'onFile'> {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly accept: string;
}

function FileTile({ icon, title, text, accept, onFile }: FileTileProps) {
  return (
    <label className={styles.tile}>
      {icon}
      <span className={styles.title}>{title}</span>
      <span className={styles.text}>{text}</span>
      <input
        className={styles.file}
        type="file"
        aria-label={title}
        accept={accept}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again later.
          if (file !== undefined) onFile(file);
          event.target.value = '';
        }}
      />
    </label>
  );
}
