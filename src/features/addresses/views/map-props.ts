import type { ActorRefFrom } from 'xstate';
import type { mapPickerMachine } from '../../../../machines/map-picker/map-picker-machine.ts';

/** The tiles of the map; `url` is null where the server shows no maps, and undefined while that is not known. */
export interface Tiles {
  readonly url: string | null | undefined;
  readonly attribution: string;
}

export interface MapProps {
  readonly picker: ActorRefFrom<typeof mapPickerMachine>;
  readonly tiles: Tiles;
  /** Takes a text as the address, without a position. */
  readonly onWrite: (text: string) => void;
}
