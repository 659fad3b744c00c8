import { useSelector } from '@xstate/react';
import { IconCamera } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { splitAddresses } from '../../../../domain/photos/photo-addresses.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { DeliveryBanner } from '../../../ui/feedback/delivery-banner.tsx';
import { deliveryOf } from '../../../ui/feedback/delivery-of.ts';
import { PictureInput } from './picture-input.tsx';
import { useRefusalWords } from './product-fields.tsx';
import type { ShownCover } from './shown-cover.ts';
import styles from './staff-facts.module.css';

interface CoverPicturesProps {
  /** Addresses joined with commas, the cover first. */
  readonly pictures: string;
  readonly onFile: (file: File) => void;
  readonly onChoose: (picture: string) => void;
  readonly opened: (show: (cover: ShownCover) => ReactNode) => ReactNode;
}

/** The pictures of a product, the cover marked: another one is chosen by a tap, or taken. */
export function CoverPictures({ pictures, onFile, onChoose, opened }: CoverPicturesProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.hint}>{t('productForm.cover.title')}</p>
      <div className={styles.pictures}>
        {splitAddresses(pictures).map((picture, index) => (
          <button
            key={picture}
            type="button"
            className={styles.picture}
            aria-pressed={index === 0}
            aria-label={t('productForm.cover.at', { at: index + 1 })}
            onClick={() => index > 0 && onChoose(picture)}
          >
            <img src={picture} alt="" loading="lazy" />
          </button>
        ))}
        <PictureInput className={styles.add} label={t('productForm.cover.new')} onFile={onFile}>
          <IconCamera size={22} aria-hidden="true" />
          <span aria-hidden="true">{t('productForm.cover.new')}</span>
        </PictureInput>
      </div>
      {opened((cover) => (
        <CoverStanding {...cover} />
      ))}
    </>
  );
}

function CoverStanding({ cover, picture }: ShownCover) {
  const { t } = useTranslation();
  const snapshot = useSelector(cover, (current) => current);
  const { problem } = snapshot.context;
  const delivery = deliveryOf(snapshot);
  const refusal = useRefusalWords();
  if (problem !== null)
    return (
      <Banner
        kind="refused"
        title={t('productForm.cover.refused', { reason: refusal(problem) })}
        action={
          <Button look="tonal" height={44} onClick={() => cover.send({ type: 'cover.dismiss' })}>
            {t('common.gotIt')}
          </Button>
        }
      />
    );
  if (delivery === 'unreachable' && picture?.url === null)
    return (
      <Banner
        kind="refused"
        title={t('productForm.cover.lost')}
        action={
          <Button look="tonal" height={44} onClick={() => cover.send({ type: 'cover.dismiss' })}>
            {t('productForm.cover.leave')}
          </Button>
        }
      />
    );
  if (delivery === null) return null;
  if (delivery === 'sending')
    return (
      <p className={styles.hint} role="status">
        {t('productForm.cover.sending', { percent: picture?.percent ?? 0 })}
      </p>
    );
  return (
    <DeliveryBanner
      status={delivery}
      onRetry={() => cover.send({ type: 'cover.retry' })}
      wayOut={
        <Button look="text" height={44} onClick={() => cover.send({ type: 'cover.dismiss' })}>
          {t('productForm.cover.leave')}
        </Button>
      }
    />
  );
}
