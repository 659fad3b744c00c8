import { IconMapPin, IconNote } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxRemark } from '../../../../domain/limits.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextBox } from '../../../ui/controls/text-box.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { PlaceWords } from '../../../ui/values/place-words.tsx';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import { SaidPlaceRow } from './said-place-row.tsx';
import type { OrderDraftActor } from './text-order-props.ts';
import styles from './confirmation.module.css';

/** Where a text order goes, and what is to be heeded about it. */
export function DeliveryCard({ draft }: { readonly draft: OrderDraftActor }) {
  const { t } = useTranslation();
  const snapshot = useSelector(draft, (current) => current);
  const [isTyping, setTyping] = useState(false);
  const { addresses, addressId, isAddressGone, draft: order } = snapshot.context;
  const address = addresses?.find(({ id }) => id === addressId);
  const isFree = snapshot.hasTag('editable');
  const isReading = address === undefined && snapshot.matches({ reviewing: { addresses: 'loading' } });
  const remark = order.remark.trim();
  return (
    <Card rows>
      <Row
        icon={
          address !== undefined && address.photo !== '' ? (
            <ProductImage src={address.photo} shape="square" className={styles.place} />
          ) : (
            <IconMapPin size={22} aria-hidden="true" />
          )
        }
        tone={address === undefined && !isReading ? 'warn' : 'neutral'}
        title={
          address === undefined
            ? t(isReading ? 'common.loading' : 'order.pleaseSelectAddress')
            : address.alias || address.address
        }
        text={
          address === undefined ? (
            t(isAddressGone ? 'textOrder.address.gone' : 'textOrder.address.label')
          ) : (
            <PlaceWords address={address.alias === '' ? '' : address.address} phone={address.phone} />
          )
        }
        {...(isFree && { onClick: () => draft.send({ type: 'addresses.open' }) })}
      />
      <SaidPlaceRow draft={draft} />
      <Row
        icon={<IconNote size={22} aria-hidden="true" />}
        title={remark === '' ? t('textOrder.remark.none') : <span className={styles.remark}>{remark}</span>}
        text={t('textOrder.remark.label')}
        {...(isFree && { onClick: () => setTyping(true) })}
      />
      <BottomSheet
        name="text-order-remark"
        opened={isTyping && isFree}
        title={t('textOrder.remark.label')}
        focusesField
        onClose={() => setTyping(false)}
        footer={
          <Button height={52} grow onClick={() => setTyping(false)}>
            {t('textOrder.remark.done')}
          </Button>
        }
      >
        <div className={styles.sheet}>
          <TextBox
            label={t('textOrder.remark.label')}
            value={order.remark}
            maxLength={maxRemark}
            isFirst
            isCounted
            onChange={(text) => draft.send({ type: 'remark.change', text })}
          />
        </div>
      </BottomSheet>
    </Card>
  );
}
