import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { mapPickerMachine } from '../../../../machines/map-picker/map-picker-machine.ts';

export interface MapProps {
  readonly picker: ActorRefFrom<typeof mapPickerMachine>;
  /** Whether the server shows maps; undefined while that is not known. */
  readonly hasMaps: boolean | undefined;
  /** The map, in the place that it has. */
  readonly map: ReactNode;
  /** Takes a text as the address, without a position. */
  readonly onWrite: (text: string) => void;
}
