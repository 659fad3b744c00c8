import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { addressFormMachine } from '../../../machines/address-form/address-form-machine.ts';
import type { ChosenPlace } from '../../../machines/map-picker/chosen-place.ts';
import { authConfigOf } from '../../workflow/auth-config.ts';
import { useUserScope } from '../../workflow/scopes.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { mapPickerClient } from './map-workflow.ts';
import { useShownLanguage } from './use-shown-language.ts';
import type { Tiles } from './views/map-props.ts';
import { MapSheet } from './views/map-sheet.tsx';

interface OpenedMapProps {
  readonly id: string;
  /** The form that it is for. */
  readonly form: ActorRefFrom<typeof addressFormMachine>;
  readonly onLeave: () => void;
}

/** The map picker of a form: what is chosen goes into the form. */
export function OpenedMap({ id, form, onLeave }: OpenedMapProps) {
  const { actor } = useWorkflow(mapPickerClient, id);
  const language = useShownLanguage();
  const tiles = useTiles();
  const isOpen = useSelector(actor, (snapshot) => !snapshot.matches({ map: 'closed' }));
  const [wasOpened, setWasOpened] = useState(false);
  useWhen(true, () => {
    const { place, form: typed } = form.getSnapshot().context;
    const { latitude, longitude } = place;
    const position = latitude === null || longitude === null ? null : { latitude, longitude };
    actor.send({ type: 'map.open', position, typed: typed.address.trim(), language });
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
      tiles={tiles}
      onWrite={(text) => {
        form.send({ type: 'field.change', field: 'address', text });
        actor.send({ type: 'map.close' });
      }}
    />
  );
}

/** The tiles that the server names. */
function useTiles(): Tiles {
  const { platform } = useUserScope().device;
  const [tiles, setTiles] = useState<Tiles>({ url: undefined, attribution: '' });
  useEffect(() => {
    let isShown = true;
    void authConfigOf(platform.api).then((config) => {
      if (!isShown) return;
      const maps = config?.maps;
      setTiles({ url: maps?.tiles_url ?? null, attribution: maps?.attribution ?? '' });
    });
    return () => {
      isShown = false;
    };
  }, [platform]);
  return tiles;
}
