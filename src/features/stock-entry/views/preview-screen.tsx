import { IconFileText, IconRotateClockwise } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { wholePicture } from '../../../../domain/photos/picture-box.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import { AnotherFile } from './another-file.tsx';
import { DiscardDraft } from './discard-draft.tsx';
import type { EntryScreenProps } from './entry-props.ts';
import { PhotoCrop } from './photo-crop.tsx';
import styles from './preview.module.css';
import { useFileSize } from './use-file-size.ts';

/** The chosen file before it is read: a photo is turned and cut to the page. */
export function PreviewScreen({ entry, photo, notice, onAccept, ...choosing }: EntryScreenProps) {
  const { t } = useTranslation();
  const sizeOf = useFileSize();
  const { source, mistake } = useSelector(entry, ({ context }) => context);
  if (source === null) return null;
  const { kind, fileName, size, turns, crop } = source;
  return (
    <>
      <PageHeader back={<BackButton fallback="/stock-entry" />} title={t('stockEntry.preview.title')} />
      <PageColumn>
        {notice}
        {mistake === 'fileLost' && (
          <Banner kind="refused" title={t('stockEntry.file.lost')} text={t('stockEntry.file.lostText')} />
        )}
        {choosing.refusal !== null && (
          <Banner kind="refused" title={t('stockEntry.file.unusable')} text={choosing.refusal} />
        )}
        <Card>
          {kind === 'photo' && photo !== null ? (
            <>
              <PhotoCrop
                src={photo}
                alt={fileName}
                turns={turns}
                crop={crop ?? wholePicture}
                onCrop={(box) => entry.send({ type: 'file.crop', crop: box })}
              />
              <div className={styles.hints}>
                <p className={classNames(crop !== null && styles.unsaid)}>
                  {t('stockEntry.preview.wholeRead')}
                </p>
                <p className={classNames(crop === null && styles.unsaid)}>
                  {t('stockEntry.preview.partRead')}
                </p>
              </div>
              <ButtonRow>
                <Button
                  look="tonal"
                  icon={<IconRotateClockwise size={20} aria-hidden="true" />}
                  onClick={() => entry.send({ type: 'file.turn' })}
                >
                  {t('stockEntry.preview.turn')}
                </Button>
                <Button
                  look="quiet"
                  reason={crop === null ? t('stockEntry.preview.wholeAlready') : undefined}
                  onClick={() => entry.send({ type: 'file.crop', crop: null })}
                >
                  {t('stockEntry.preview.whole')}
                </Button>
              </ButtonRow>
            </>
          ) : (
            <div className={styles.document}>
              <IconFileText size={40} aria-hidden="true" />
              <div>
                <p className={styles.name}>{fileName}</p>
                <p className={styles.size}>{sizeOf(size)}</p>
                <p className={styles.size}>{t('stockEntry.preview.document')}</p>
              </div>
            </div>
          )}
        </Card>
        <Card>
          <ButtonRow>
            <AnotherFile {...choosing} />
            <DiscardDraft entry={entry} />
          </ButtonRow>
        </Card>
      </PageColumn>
      <StickyBar>
        <Button height={52} grow onClick={onAccept}>
          {t('stockEntry.preview.read')}
        </Button>
      </StickyBar>
    </>
  );
}
