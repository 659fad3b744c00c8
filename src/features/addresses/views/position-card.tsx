import { IconCurrentLocation, IconMap2 } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner, intoView } from '../../../ui/feedback/banner.tsx';
import styles from './address-fields.module.css';
import { Degrees } from './degrees.tsx';
import type { AddressFormProps } from './form-props.ts';
import { PlacePicture } from './place-tile.tsx';

type PositionCardProps = Pick<AddressFormProps, 'form' | 'onPickPosition'>;

/** Where the address is on the map: chosen there, taken from the device, or left out. */
export function PositionCard({ form: actor, onPickPosition }: PositionCardProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (current) => current);
  const { place, obstacle } = snapshot.context;
  const isLocating = snapshot.matches({ form: { editing: 'locating' } });
  const mayChange = snapshot.can({ type: 'position.remove' });
  const isSet = place.latitude !== null && place.longitude !== null;
  return (
    <section className={styles.position} aria-label={t('address.position.title')}>
      <h3 className={styles.title}>{t('address.position.title')}</h3>
      <div className={styles.point}>
        <span className={styles.tile} data-set={isSet || place.photo !== '' || undefined}>
          <PlacePicture place={place} />
        </span>
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
