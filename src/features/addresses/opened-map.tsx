import { useSelector } from '@xstate/react';
import { lazy, use, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { addressFormMachine } from '../../../machines/address-form/address-form-machine.ts';
import type { ChosenPlace } from '../../../machines/map-picker/chosen-place.ts';
import { useLanguage } from '../../ui/screen-context.ts';
import { OnDemand } from '../../ui/feedback/on-demand.tsx';
import { authConfigOf } from '../../workflow/auth-config.ts';
import { useUserScope } from '../../workflow/scopes.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { mapPickerClient } from './map-workflow.ts';
import { MapSheet } from './views/map-sheet.tsx';

const LeafletMap = lazy(() => import('./leaflet-map.tsx'));

interface OpenedMapProps {
  readonly id: string;
  /** The form that it is for. */
  readonly form: ActorRefFrom<typeof addressFormMachine>;
  readonly onLeave: () => void;
}

/** The map picker of a form: what is chosen goes into the form. */
export function OpenedMap({ id, form, onLeave }: OpenedMapProps) {
  const { actor } = useWorkflow(mapPickerClient, id);
  const { platform } = useUserScope().device;
  const maps = use(authConfigOf(platform.api))?.maps;
  // Chinese who trade in Thailand look for Thai places, and a restricted search would look in China.
  const mode = useLanguage() === 'zh' ? 'global' : 'restricted';
  const { t } = useTranslation();
  const pin = useSelector(actor, ({ context }) => context.pin);
  const own = useSelector(actor, ({ context }) => context.own);
  const isOpen = useSelector(actor, (snapshot) => !snapshot.matches({ map: 'closed' }));
  const [wasOpened, setWasOpened] = useState(false);
  useWhen(true, () => {
    const { place, form: typed } = form.getSnapshot().context;
    const { latitude, longitude } = place;
    const position = latitude === null || longitude === null ? null : { latitude, longitude };
    actor.send({ type: 'map.open', position, typed: typed.address.trim(), mode });
    setWasOpened(true);
  });
  useWhen(wasOpened && !isOpen, onLeave);
  const take = useEffectEvent(({ latitude, longitude, photo, place, takesText }: ChosenPlace) => {
    const address = place?.address ?? '';
    form.send({
      type: 'place.take',
      place: {
        latitude,
        longitude,
        photo,
        address,
        ...(place?.place_name !== undefined && { place_name: place.place_name }),
        ...(place?.phone !== undefined && { phone: place.phone }),
      },
    });
    if (takesText && address !== '') form.send({ type: 'field.change', field: 'address', text: address });
  });
  useEffect(() => {
    const subscription = actor.on('place.chosen', ({ chosen }) => take(chosen));
    return () => subscription.unsubscribe();
  }, [actor]);
  return (
    <MapSheet
      picker={actor}
      areMapsOff={maps?.tiles_url === null}
      map={
        maps?.tiles_url ? (
          <OnDemand>
            <LeafletMap
              label={t('address.map.label')}
              tilesUrl={maps.tiles_url}
              attribution={maps.attribution}
              pin={pin}
              own={own}
              onMove={(position) => actor.send({ type: 'map.move', position })}
              onTiles={(areShown) => actor.send({ type: areShown ? 'tiles.shown' : 'tiles.failed' })}
            />
          </OnDemand>
        ) : null
      }
      onWrite={(text) => {
        form.send({ type: 'field.change', field: 'address', text });
        actor.send({ type: 'map.close' });
      }}
    />
  );
}
