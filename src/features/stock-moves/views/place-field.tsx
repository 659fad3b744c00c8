import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { maxPlaceLength } from '../../../../domain/limits.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChoiceList } from '../../../ui/controls/choice-list.tsx';
import choiceStyles from '../../../ui/controls/choice-rings.module.css';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { PlaceListActor, StockDialogActor } from './stock-props.ts';
import styles from './stock-sheet.module.css';

interface PlaceFieldProps {
  readonly dialog: StockDialogActor;
  /** Null while they are opened. */
  readonly places: PlaceListActor | null;
}

/** Where a transfer comes from or goes: one of the merchant's addresses, or a place in words. */
export function PlaceField({ dialog, places }: PlaceFieldProps) {
  const { t } = useTranslation();
  const { kind, address, place } = useSelector(dialog, ({ context }) => context.form);
  const isLocked = useSelector(dialog, (snapshot) => !snapshot.matches({ operation: 'choosing' }));
  const title = t(kind === 'transferIn' ? 'stockMove.place.source' : 'stockMove.place.target');
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{title}</h3>
      {places !== null && (
        <KnownPlaces dialog={dialog} places={places} title={title} chosen={address?.id ?? null} />
      )}
      <TextField
        label={t('stockMove.place.other')}
        value={place}
        maxLength={maxPlaceLength}
        locked={isLocked}
        onChange={(text) => dialog.send({ type: 'field.change', field: 'place', text })}
      />
    </section>
  );
}

interface KnownPlacesProps {
  readonly dialog: StockDialogActor;
  readonly places: PlaceListActor;
  readonly title: string;
  readonly chosen: string | null;
}

function KnownPlaces({ dialog, places, title, chosen }: KnownPlacesProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(places, (current) => current);
  const { items } = snapshot.context;
  if (snapshot.matches('unreachable') || snapshot.matches('refused'))
    return (
      <Banner
        kind="unreachable"
        title={t('stockMove.place.unreachable')}
        action={
          <Button look="tonal" height={44} onClick={() => places.send({ type: 'list.refresh' })}>
            {t('common.retry')}
          </Button>
        }
      />
    );
  if (items.length === 0) return null;
  return (
    <div className={choiceStyles.rings}>
      <ChoiceList
        label={title}
        chosen={chosen}
        choices={items.map(({ id, alias, address }) => ({
          id,
          title: alias === '' ? address : alias,
          text: alias === '' ? undefined : address,
        }))}
        onChoose={(id) => {
          const address = items.find((known) => known.id === id);
          if (address !== undefined)
            dialog.send({ type: 'address.choose', address: { id, alias: address.alias } });
        }}
      />
    </div>
  );
}
