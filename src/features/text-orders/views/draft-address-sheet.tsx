import { IconMapPinPlus } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/controls/button.tsx';
import { ChoiceList } from '../../../ui/controls/choice-list.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton-list.tsx';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { PlaceWords } from '../../../ui/values/place-words.tsx';
import type { OrderDraftActor } from './text-order-props.ts';

/** The addresses of the text's group, to choose where its order goes. */
export function DraftAddressSheet({ draft }: { readonly draft: OrderDraftActor }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const snapshot = useSelector(draft, (current) => current);
  const { addresses, addressId, groupId } = snapshot.context;
  const isUnloaded = addresses === null && snapshot.matches({ reviewing: { addresses: 'unloaded' } });
  return (
    <BottomSheet
      name="text-order-address"
      opened={snapshot.matches({ reviewing: { order: 'choosingAddress' } })}
      title={t('textOrder.address.choose')}
      onClose={() => draft.send({ type: 'dialog.dismiss' })}
      footer={
        <Button
          look="tonal"
          grow
          icon={<IconMapPinPlus size={20} aria-hidden="true" />}
          onClick={openAddresses}
        >
          {t('textOrder.address.manage')}
        </Button>
      }
    >
      {addresses === null && !isUnloaded && <SkeletonList of="rows" count={3} />}
      {isUnloaded && (
        <ErrorState
          title={t('textOrder.address.unreachable')}
          text={t('state.unreachable.text')}
          onRetry={() => draft.send({ type: 'addresses.open' })}
        />
      )}
      {addresses?.length === 0 && (
        <EmptyState title={t('textOrder.address.none.title')} text={t('textOrder.address.none.text')} />
      )}
      {addresses !== null && addresses.length > 0 && (
        <ChoiceList
          label={t('textOrder.address.choose')}
          chosen={addressId}
          choices={addresses.map(({ id, alias, address, phone }) => ({
            id,
            title: alias,
            text: <PlaceWords address={address} phone={phone} />,
          }))}
          onChoose={(id) => draft.send({ type: 'address.choose', addressId: id })}
        />
      )}
    </BottomSheet>
  );

  /** In place of the sheet's entry of the history: Back from there leads to the draft. */
  function openAddresses(): void {
    draft.send({ type: 'dialog.dismiss' });
    void navigate(`/address?${new URLSearchParams({ draft: groupId }).toString()}`, { replace: true });
  }
}
