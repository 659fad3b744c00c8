import { IconMapPin, IconMapPinPlus } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { maxRemark } from '../../../../domain/limits.ts';
import { isStaff } from '../../../../domain/roles.ts';
import type { CartDelivery } from '../../../../machines/cart/cart-delivery.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChoiceList } from '../../../ui/controls/choice-list.tsx';
import { TextBox } from '../../../ui/controls/text-box.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { FactList } from '../../../ui/layout/fact-list.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { useViewer } from '../../../ui/screen-context.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { PlaceWords } from '../../../ui/values/place-words.tsx';
import type { CartScreenProps } from './cart-props.ts';
import styles from './cart-screen.module.css';

/** For whom the order is, where it goes and what is to be heeded: the address and the remark can be changed. */
export function CartDeliveryFields({ cart, groupName }: Pick<CartScreenProps, 'cart' | 'groupName'>) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const navigate = useNavigate();
  const [isChoosing, setChoosing] = useState(false);
  const { delivery, addressId, remark } = useSelector(cart, ({ context }) => context);
  const isAsked = useSelector(cart, (snapshot) => snapshot.matches('asking'));
  const { addresses = [], address = null } = delivery === null || delivery === 'unknown' ? {} : delivery;
  const usual = addresses.find(({ is_default: isDefault }) => isDefault)?.id ?? null;
  const chosen = addresses.some(({ id }) => id === addressId) ? addressId : usual;
  return (
    <>
      {isStaff(viewer.roles) && (
        <div className={styles.facts}>
          <FactList facts={[{ label: t('cart.orderFor'), value: groupName }]} />
        </div>
      )}
      <div className={styles.delivery}>
        <Card rows>
          <Row
            icon={<IconMapPin size={22} aria-hidden="true" />}
            tone={delivery !== null && address === null ? 'warn' : 'neutral'}
            title={placeOf(delivery)}
            text={[t('cart.deliverTo'), ...(address?.alias ? [address.address] : [])].join(' · ')}
            {...(isAsked && { onClick: () => setChoosing(true) })}
          />
        </Card>
        <TextBox
          label={t('cart.remark')}
          value={remark}
          maxLength={maxRemark}
          rows={2}
          fixed={!isAsked}
          onChange={(text) => cart.send({ type: 'remark.change', text })}
        />
      </div>
      <BottomSheet
        name="cart-address"
        opened={isChoosing && isAsked}
        title={t('cart.chooseAddress')}
        onClose={() => setChoosing(false)}
        footer={
          <Button
            look="tonal"
            grow
            icon={<IconMapPinPlus size={20} aria-hidden="true" />}
            onClick={openAddresses}
          >
            {t('cart.manageAddresses')}
          </Button>
        }
      >
        {addresses.length === 0 ? (
          <p className={styles.question}>{placeOf(delivery)}</p>
        ) : (
          <ChoiceList
            label={t('cart.chooseAddress')}
            chosen={chosen}
            choices={addresses.map(({ id, alias, address: place, phone }) => ({
              id,
              title: alias,
              text: <PlaceWords address={place} phone={phone} />,
            }))}
            onChoose={(id) => {
              cart.send({ type: 'address.choose', addressId: id });
              setChoosing(false);
            }}
          />
        )}
      </BottomSheet>
    </>
  );

  /** Back from there leads to the cart, which asks again where it goes. */
  function openAddresses(): void {
    setChoosing(false);
    cart.send({ type: 'order.dismiss' });
    void navigate('/address');
  }

  function placeOf(known: CartDelivery | 'unknown' | null): string {
    if (known === null) return t('common.loading');
    if (known === 'unknown') return t('cart.addressUnread');
    const place =
      known.address === null
        ? t(isStaff(viewer.roles) ? 'cart.noAddressYet' : 'cart.noAddress')
        : known.address.alias || known.address.address;
    return known.isOutdated === true ? t('cart.lastAddress', { place }) : place;
  }
}
