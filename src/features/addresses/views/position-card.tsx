import { IconCurrentLocation, IconMap2 } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { maxPlacePhotos } from '../../../../domain/limits.ts';
import { photosBySubject } from '../../../../domain/places/address-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner, intoView } from '../../../ui/feedback/banner.tsx';
import { PhotoField } from '../../photos/views/photo-field.tsx';
import styles from './address-fields.module.css';
import { Degrees } from './degrees.tsx';
import { FileButton } from './file-button.tsx';
import type { AddressFormProps } from './form-props.ts';
import { PlacePicture } from './place-tile.tsx';

type PositionCardProps = Pick<AddressFormProps, 'form' | 'photos' | 'placePhoto' | 'onPickPosition'>;

/** Where the address is on the map: chosen there, taken from the device, or left out; and its picture, the map's or one from files. */
export function PositionCard({ form: actor, photos, placePhoto, onPickPosition }: PositionCardProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (current) => current);
  const { place, obstacle, placeBlobId } = snapshot.context;
  const isLocating = snapshot.matches({ form: { editing: 'locating' } });
  const mayChange = snapshot.can({ type: 'position.remove' });
  const isSet = place.latitude !== null && place.longitude !== null;
  return (
    <section className={styles.position} aria-label={t('address.position.title')}>
      <h3 className={styles.title}>{t('address.position.title')}</h3>
      <div className={styles.point}>
        {placeBlobId === null && (
          <span className={styles.tile} data-set={isSet || place.photo !== '' || undefined}>
            <PlacePicture place={place} />
          </span>
        )}
        <div className={styles.ways}>
          <p className={styles.where} role="status">
            {isLocating && t('address.position.locating')}
            {!isLocating && isSet && <Degrees latitude={place.latitude} longitude={place.longitude} />}
            {!isLocating && !isSet && t('address.position.optional')}
          </p>
          {mayChange && (
            <div className={styles.buttons}>
              <Button
                look="tonal"
                height={44}
                icon={<IconMap2 size={20} aria-hidden="true" />}
                onClick={onPickPosition}
              >
                {t('address.position.pick')}
              </Button>
              <Button
                look="text"
                height={44}
                icon={<IconCurrentLocation size={20} aria-hidden="true" />}
                reason={isLocating ? t('address.position.locating') : undefined}
                onClick={() => actor.send({ type: 'position.locate' })}
              >
                {t('address.position.locate')}
              </Button>
              {isSet && (
                <Button look="dangerText" height={44} onClick={() => actor.send({ type: 'position.remove' })}>
                  {t('address.position.remove')}
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
      {mayChange && placeBlobId === null && (
        <div className={styles.buttons}>
          <FileButton onFile={(file) => placePhoto.onPhotos([file])}>
            {t(placePhoto.isTakingPhotos ? 'photo.preparing' : 'address.placePhoto.choose')}
          </FileButton>
          {place.photo !== '' && (
            <Button look="dangerText" height={44} onClick={() => actor.send({ type: 'placePhoto.remove' })}>
              {t('photo.remove')}
            </Button>
          )}
        </div>
      )}
      {placeBlobId !== null && (
        <PhotoField
          title={t('address.placePhoto.title')}
          limit={maxPlacePhotos}
          kept={photosBySubject(snapshot.context).place}
          mistake={null}
          isLocked={!mayChange}
          {...placePhoto}
          photos={photos.filter(({ id }) => id === placeBlobId)}
          onEvent={actor.send}
        />
      )}
      {obstacle !== null && (
        <div ref={intoView}>
          <Banner
            kind="warn"
            title={t(`address.position.${obstacle}.title`)}
            text={t(`address.position.${obstacle}.text`)}
          />
        </div>
      )}
    </section>
  );
}
