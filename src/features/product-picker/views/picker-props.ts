import type { ActorRefFrom } from 'xstate';
import type { productPickerMachine } from '../../../../machines/product-picker/product-picker-machine.ts';

export type PickerActor = ActorRefFrom<typeof productPickerMachine>;
