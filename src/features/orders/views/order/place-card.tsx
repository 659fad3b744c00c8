import { IconMapPin } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maySaveOrder } from '../../../../../machines/lifecycle.ts';
import { useReason } from '../../../../ui/feedback/toast-context.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { PlaceWords } from '../../../../ui/values/place-words.tsx';
import { ProductImage } from '../../../../ui/values/product-image.tsx';
import type { OrderScreenProps, ShownOrderProps } from './order-props.ts';
import styles from './place-card.module.css';
import { useWhyBlocked } from './order-steps.ts';
import { PlaceSheet, type OrderPlace } from './place-sheet.tsx';

type PlaceCardProps = ShownOrderProps & Pick<OrderScreenProps, 'opensGeoLinks'>;

/** Where an order goes: the picture opens the place, the words its choice where it may be changed. */
export function PlaceCard({ order: actor, value, opensGeoLinks }: PlaceCardProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const mayChoose = useSelector(actor, ({ context }) => maySaveOrder(value.status, context.roles));
  const choosing = useReason(useWhyBlocked(actor), () => actor.send({ type: 'addresses.open' }));
  const chosen = useSelector(actor, ({ context }) =>
    context.addresses?.find(({ id }) => id === context.edit.addressId),
  );
  const place: OrderPlace = chosen ?? {
    alias: value.alias,
    address: value.merchant_address,
    phone: value.phone,
    photo: value.merchant_photo,
    shop_photo: value.shop_photo,
    latitude: value.latitude,
    longitude: value.longitude,
  };
  const pin = <IconMapPin size={22} aria-hidden="true" />;
  if (place.address === '') {
    return (
      <Card rows>
        <Row
          icon={pin}
          title={t('order.noAddress')}
          text={t('order.address')}
          {...(mayChoose && { onClick: choosing.onClick })}
        />
      </Card>
    );
  }
  const name = place.alias || place.address;
  return (
    <>
      <Card rows>
        <div className={styles.place}>
          <button
            type="button"
            className={styles.picture}
            aria-label={t('order.place.open', { name })}
            onClick={open}
          >
            {place.photo === '' ? pin : <ProductImage src={place.photo} shape="square" />}
          </button>
          <Row
            title={name}
            text={<PlaceWords address={place.address} phone={place.phone} />}
            onClick={mayChoose ? choosing.onClick : open}
          />
        </div>
      </Card>
      <PlaceSheet
        place={place}
        name={name}
        opened={isOpen}
        opensGeoLinks={opensGeoLinks}
        onClose={() => setOpen(false)}
      />
    </>
  );

  function open(): void {
    setOpen(true);
  }
}
