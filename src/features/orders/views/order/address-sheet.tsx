import { IconMapPinPlus } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BottomSheet } from '../../../../ui/sheets/bottom-sheet.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { ChoiceList } from '../../../../ui/controls/choice-list.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { SkeletonList } from '../../../../ui/feedback/skeleton-list.tsx';
import { PlaceWords } from '../../../../ui/values/place-words.tsx';
import type { ShownOrderProps } from './order-props.ts';

/** The addresses that the order can go to. */
export function AddressSheet({ order: actor, value }: ShownOrderProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const snapshot = useSelector(actor, (current) => current);
  const { addresses, edit } = snapshot.context;
  const isListed = snapshot.matches({ shown: { choosingAddress: 'listed' } });
  return (
    <BottomSheet
      name="address"
      opened={snapshot.matches({ shown: 'choosingAddress' })}
      title={t('order.chooseAddress')}
      onClose={() => actor.send({ type: 'dialog.dismiss' })}
      footer={
        <Button
          look="tonal"
          grow
          icon={<IconMapPinPlus size={20} aria-hidden="true" />}
          onClick={openAddresses}
        >
          {t('order.manageAddresses')}
        </Button>
      }
    >
      {snapshot.matches({ shown: { choosingAddress: 'loading' } }) && <SkeletonList of="rows" count={3} />}
      {snapshot.matches({ shown: { choosingAddress: 'unloaded' } }) && (
        <ErrorState
          title={t('order.addressesUnreachable')}
          text={t('state.unreachable.text')}
          onRetry={() => actor.send({ type: 'addresses.open' })}
        />
      )}
      {isListed && addresses?.length === 0 && (
        <EmptyState title={t('order.noAddresses.title')} text={t('order.noAddresses.text')} />
      )}
      {isListed && addresses !== null && (
        <ChoiceList
          label={t('order.chooseAddress')}
          chosen={edit.addressId ?? value.address_id}
          choices={addresses.map(({ id, alias, address, phone }) => ({
            id,
            title: alias,
            text: <PlaceWords address={address} phone={phone} />,
          }))}
          onChoose={(addressId) => actor.send({ type: 'address.choose', addressId })}
        />
      )}
    </BottomSheet>
  );

  /** In place of the sheet's entry of the history: Back from there leads to the order. */
  function openAddresses(): void {
    actor.send({ type: 'dialog.dismiss' });
    void navigate(`/address?${new URLSearchParams({ order: value.id }).toString()}`, { replace: true });
  }
}
