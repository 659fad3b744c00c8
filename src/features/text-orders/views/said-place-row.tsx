import { IconMapPinQuestion } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { addressesOf, isFindable, saidPlace } from '../../../../domain/places/said-place.ts';
import type { NewPlaceState, SaidPlace } from '../../../../domain/places/said-place.ts';
import { Row } from '../../../ui/layout/row.tsx';
import type { OrderDraftActor } from './text-order-props.ts';
import styles from './confirmation.module.css';

/** The place that the text names, where the order goes elsewhere: a tap delivers there, or adds it to the addresses. */
export function SaidPlaceRow({ draft }: { readonly draft: OrderDraftActor }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const snapshot = useSelector(draft, (current) => current);
  const { addresses, addressId, groupId, draft: order } = snapshot.context;
  const place = saidPlace(order.remark);
  if (place === null || addresses === null || !snapshot.hasTag('editable')) return null;
  const chosen = addresses.find(({ id }) => id === addressId);
  // Whoever chose where it goes has said so.
  if (chosen !== undefined && !chosen.is_default) return null;
  const meant = addressesOf(place, addresses);
  const [only, ...others] = meant;
  if (chosen !== undefined && meant.includes(chosen)) return null;
  if (only === undefined && !isFindable(place)) return null;
  const [text, act] =
    only === undefined
      ? [t('textOrder.place.add'), () => add(place)]
      : others.length > 0
        ? [t('textOrder.place.choose'), () => draft.send({ type: 'addresses.open' })]
        : [
            t('textOrder.place.use', { name: only.alias || only.address }),
            () => draft.send({ type: 'address.bring', address: only }),
          ];
  return (
    <Row
      icon={<IconMapPinQuestion size={22} aria-hidden="true" />}
      tone="info"
      title={<span className={styles.remark}>{t('textOrder.place.said', { place: place.text })}</span>}
      text={text}
      onClick={act}
    />
  );

  function add(newPlace: SaidPlace): void {
    void navigate(`/address?${new URLSearchParams({ draft: groupId }).toString()}`, {
      state: { newPlace } satisfies NewPlaceState,
    });
  }
}
