import { IconMapPin, IconMapPinFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AddressPlace } from '../../../../domain/places/address-form.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import styles from './addresses.module.css';

interface PlaceTileProps {
  readonly place: AddressPlace;
  /** Opens the form. */
  readonly onChange: () => void;
  /** Opens the map, where nobody has set the place yet. */
  readonly onSet: () => void;
}

/** Where an address is: its picture, a pin where there is no picture of the point, or that nobody has set it yet. */
export function PlaceTile({ place, onChange, onSet }: PlaceTileProps) {
  const { t } = useTranslation();
  const isSet = place.latitude !== null || place.photo !== '';
  return (
    <button
      type="button"
      className={classNames(styles.tile, !isSet && styles.none)}
      aria-label={t(isSet ? 'address.position.change' : 'address.position.setNow')}
      onClick={isSet ? onChange : onSet}
    >
      <PlacePicture place={place} />
    </button>
  );
}

/** The same to look at. */
export function PlacePicture({ place: { latitude, photo } }: Pick<PlaceTileProps, 'place'>) {
  const { t } = useTranslation();
  if (photo !== '') return <ProductImage src={photo} shape="square" className={styles.picture} />;
  if (latitude !== null)
    return (
      <span className={styles.pinned}>
        <IconMapPinFilled size={28} aria-hidden="true" />
        {t('address.position.set')}
      </span>
    );
  return (
    <span className={styles.unset}>
      <IconMapPin size={26} aria-hidden="true" />
      {t('address.position.none')}
    </span>
  );
}
