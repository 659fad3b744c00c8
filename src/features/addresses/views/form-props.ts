import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { addressFormMachine } from '../../../../machines/address-form/address-form-machine.ts';
import type { PhotoFormProps } from '../../photos/views/photo-field.tsx';

export interface AddressFormProps extends PhotoFormProps {
  readonly form: ActorRefFrom<typeof addressFormMachine>;
  /** What the app has to say about what was typed. */
  readonly notice: ReactNode;
  /** Takes a picture of the place from files. */
  readonly placePhoto: Pick<PhotoFormProps, 'onPhotos' | 'isTakingPhotos'>;
  /** Ways to complete the address that is typed. */
  readonly suggestions: readonly string[];
  /** Looks for them, as somebody types. */
  readonly onSuggest: (address: string) => void;
  /** Opens a map to choose the position on; left out, there is none. */
  readonly onPickPosition: () => void;
}
