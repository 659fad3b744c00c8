import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { stockDialogMachine } from '../../../machines/stock-dialog/stock-dialog-machine.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { placeListClient } from '../addresses/place-list-workflow.ts';
import { PlaceField } from './views/place-field.tsx';

interface TransferPlacesProps {
  readonly dialog: ActorRefFrom<typeof stockDialogMachine>;
}

/** Where a transfer comes from or goes; the addresses are read once somebody transfers. */
export function TransferPlaces({ dialog }: TransferPlacesProps) {
  const kind = useSelector(dialog, ({ context }) => context.form.kind);
  if (kind !== 'transferIn' && kind !== 'transferOut') return null;
  return (
    <Suspense fallback={<PlaceField dialog={dialog} places={null} />}>
      <ListedPlaces dialog={dialog} />
    </Suspense>
  );
}

function ListedPlaces({ dialog }: TransferPlacesProps) {
  const places = useWorkflow(placeListClient, 'default_group');
  useSendOnVisit(places, 'list.refresh');
  return <PlaceField dialog={dialog} places={places.actor} />;
}
