import { IconFileDownload, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentEndings } from '../../../../domain/limits.ts';
import { PhotoPreview } from '../../../ui/photos/photo-preview.tsx';
import styles from './stock-sheet.module.css';

interface SourceFileProps {
  /** Tells its preview from those of other records. */
  readonly name: string;
  readonly address: string;
}

/** Leads to the file that a stock entry was read from: a photo is shown, a document is downloaded. */
export function SourceFile({ name, address }: SourceFileProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<number | null>(null);
  const ending = documentEndings.find((one) => address.endsWith(one));
  if (ending !== undefined) {
    return (
      <a className={styles.source} href={address} download>
        <IconFileDownload size={20} aria-hidden="true" />
        {t('stockHistory.sourceFile', { kind: ending.slice(1).toUpperCase() })}
      </a>
    );
  }
  return (
    <>
      <button type="button" className={styles.source} onClick={() => setShown(0)}>
        <IconPhoto size={20} aria-hidden="true" />
        {t('stockHistory.sourcePhoto')}
      </button>
      <PhotoPreview name={name} photos={[address]} at={shown} onMove={setShown} />
    </>
  );
}
