import { IconBrandApple, IconBrandGoogleMaps, IconMap2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '../../../../../domain/contract.ts';
import { mapLinks } from '../../../../../domain/places/map-links.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { BottomSheet } from '../../../../ui/sheets/bottom-sheet.tsx';
import { PhoneChips } from '../../../../ui/values/phone-chips.tsx';
import { ProductImage } from '../../../../ui/values/product-image.tsx';
import styles from './place-sheet.module.css';

/** What an order keeps of the address that it goes to. */
export type OrderPlace = Pick<
  Address,
  'alias' | 'address' | 'phone' | 'photo' | 'shop_photo' | 'latitude' | 'longitude'
>;

interface PlaceSheetProps {
  readonly place: OrderPlace;
  readonly name: string;
  readonly opened: boolean;
  /** Whether this browser hands `geo:` links to the map app of the phone. */
  readonly opensGeoLinks: boolean;
  readonly onClose: () => void;
}

/** Where an order goes, for whoever brings it there: the map's picture, the shop's photo, whom to call, and the way to a map. */
export function PlaceSheet({ place, name, opened, opensGeoLinks, onClose }: PlaceSheetProps) {
  const { t } = useTranslation();
  const { address, phone, photo, shop_photo: shopPhoto, latitude, longitude } = place;
  const links = latitude === null || longitude === null ? null : mapLinks({ latitude, longitude }, name);
  return (
    <BottomSheet
      name="place"
      opened={opened}
      title={name}
      onClose={onClose}
      footer={
        links !== null && (
          <div className={styles.links}>
            {opensGeoLinks && (
              <ButtonLink href={links.phone} icon={<IconMap2 size={20} aria-hidden="true" />}>
                {t('order.place.phoneMap')}
              </ButtonLink>
            )}
            <ButtonLink
              href={links.google}
              icon={<IconBrandGoogleMaps size={20} aria-hidden="true" />}
              opensTab
            >
              {t('order.place.googleMap')}
            </ButtonLink>
            <ButtonLink href={links.apple} icon={<IconBrandApple size={20} aria-hidden="true" />} opensTab>
              {t('order.place.appleMap')}
            </ButtonLink>
          </div>
        )
      }
    >
      {(photo !== '' || shopPhoto !== '') && (
        <div className={styles.pictures}>
          {photo !== '' && <Picture src={photo} caption={t('order.place.map')} />}
          {shopPhoto !== '' && <Picture src={shopPhoto} caption={t('order.place.shop')} />}
        </div>
      )}
      <p className={styles.address}>{address}</p>
      {links === null && <p className={styles.none}>{t('order.place.none')}</p>}
      <PhoneChips label={t('order.place.phones')} phone={phone} />
    </BottomSheet>
  );
}

function Picture({ src, caption }: { readonly src: string; readonly caption: string }): ReactNode {
  return (
    <figure className={styles.figure}>
      <ProductImage src={src} whole className={styles.picture} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
