import { IconCheck, IconPencil } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Address } from '../../../../domain/contract.ts';
import type { addressChangeMachine } from '../../../../machines/address-change/address-change-machine.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { PhoneChips } from '../../../ui/values/phone-chips.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { DeliveryBanner } from '../../../ui/feedback/delivery-banner.tsx';
import { deliveryOf } from '../../../ui/feedback/delivery-of.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { ConfirmSheet } from '../../../ui/sheets/confirm-sheet.tsx';
import styles from './addresses.module.css';
import { PlaceTile } from './place-tile.tsx';

interface AddressCardProps {
  readonly address: Address;
  readonly change: ActorRefFrom<typeof addressChangeMachine>;
  /** Whether changes to it are not saved yet. */
  readonly isEdited: boolean;
  readonly onEdit: () => void;
  /** Opens the map for a place that nobody has set yet. */
  readonly onSetPosition: () => void;
  /** Chooses it for an order. */
  readonly onChoose: (() => void) | undefined;
}

/** A place of a group: where it is, whom to call there, and what can be done with it. */
export function AddressCard({
  address,
  change,
  isEdited,
  onEdit,
  onSetPosition,
  onChoose,
}: AddressCardProps) {
  const { t, i18n } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { alias, address: text, phone, contact, is_default: isDefault } = address;
  const state = useSelector(change, ({ value }) => statePath(value));
  const isResting = useSelector(change, (snapshot) => snapshot.matches('resting'));
  const problem = useSelector(change, ({ context }) => context.problem);
  const intent = useSelector(change, ({ context }) => context.intent);
  const delivery = useSelector(change, deliveryOf);
  const leave = (
    <Button look="text" height={44} onClick={() => change.send({ type: 'change.leave' })}>
      {t('common.keep')}
    </Button>
  );
  return (
    <div role="listitem" data-address={address.id} data-state={state}>
      <Card>
        <div className={styles.place}>
          <PlaceTile place={address} onChange={onEdit} onSet={onSetPosition} />
          <div className={styles.words}>
            <h2 className={styles.alias}>{alias}</h2>
            <p className={styles.text}>{text}</p>
            {contact !== '' && <p className={styles.contact}>{contact}</p>}
          </div>
        </div>
        <PhoneChips label={t('address.field.phone')} phone={phone} />
        {delivery !== null && delivery !== 'sending' && (
          <DeliveryBanner
            status={delivery}
            onRetry={() => change.send({ type: 'change.retry' })}
            wayOut={delivery === 'unreachable' && leave}
          />
        )}
        {problem !== null && (
          <Banner
            kind="refused"
            title={t(`said.addressFailed.${intent}`)}
            text={translateReason(i18n, problem)}
            action={leave}
          />
        )}
        {isEdited && <p className={styles.edited}>{t('address.unsaved')}</p>}
        <div className={styles.actions}>
          {isResting && (
            <Button look="dangerText" height={44} onClick={() => setAsking(true)}>
              {t('address.delete')}
            </Button>
          )}
          <span className={styles.space} />
          {isDefault && (
            <span className={styles.default}>
              <IconCheck size={18} aria-hidden="true" />
              {t('address.default')}
            </span>
          )}
          {!isDefault && isResting && (
            <Button
              look="text"
              height={44}
              onClick={() => change.send({ type: 'address.makeDefault', address })}
            >
              {t('address.makeDefault')}
            </Button>
          )}
          <span className={styles.edit}>
            {' '}
            <Button
              look="text"
              height={44}
              icon={<IconPencil size={20} aria-hidden="true" />}
              onClick={onEdit}
            >
              {t('address.change')}
            </Button>
          </span>
        </div>
        {onChoose !== undefined && (
          <Button look="tonal" height={48} grow onClick={onChoose}>
            {t('address.order.choose')}
          </Button>
        )}
      </Card>
      <ConfirmSheet
        name={`delete-address-${address.id}`}
        destructive
        opened={isAsking}
        title={t('address.deleteTitle', { name: alias })}
        action={t('address.delete')}
        onConfirm={() => {
          setAsking(false);
          change.send({ type: 'address.remove', address });
        }}
        onClose={() => setAsking(false)}
      >
        <p>{t('address.deleteText')}</p>
        {isDefault && <p>{t('address.deleteDefault')}</p>}
      </ConfirmSheet>
    </div>
  );
}
