import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { mapPickerMachine } from '../../../../machines/map-picker/map-picker-machine.ts';

export interface MapProps {
  readonly picker: ActorRefFrom<typeof mapPickerMachine>;
  /** Whether the server shows no maps. */
  readonly areMapsOff: boolean;
  /** The map; null where there is none, or the server that names it was not reached. */
  readonly map: ReactNode;
  /** Takes a text as the address, without a position. */
  readonly onWrite: (text: string) => void;
}
