import { isInThailand } from '../../domain/places/map-position.ts';
import type { Invariant } from '../kit/invariant.ts';
import type { mapPickerMachine } from './map-picker-machine.ts';

export const mapPickerInvariants: readonly Invariant<typeof mapPickerMachine>[] = [
  {
    says: 'a position of the device is shown at home only',
    holds: ({ context: { own } }) => own === null || isInThailand(own),
  },
  {
    says: 'the device is either found, or it is said why not, or neither',
    holds: ({ context: { own, refusal } }) => own === null || refusal === null,
  },
  {
    says: 'places are listed where there are some',
    holds: (now) => !now.matches({ search: 'listed' }) || now.context.results.length > 0,
  },
  {
    says: 'a known place is that of the pin',
    holds: (now) =>
      !now.matches({ map: { choosing: { pin: 'known' } } }) ||
      (now.context.place !== null &&
        now.context.place.latitude === now.context.pin.latitude &&
        now.context.place.longitude === now.context.pin.longitude),
  },
  {
    says: 'what is confirmed was placed by somebody or by the device',
    holds: (now) => !now.matches({ map: 'confirming' }) || now.context.isPlaced,
  },
  {
    says: 'nothing is looked for without a text',
    holds: (now) => !now.matches({ search: 'searching' }) || now.context.text.trim() !== '',
  },
];
