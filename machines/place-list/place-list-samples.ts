import type { Address } from '../../domain/contract.ts';
import { listSamples } from '../kit/list-samples.ts';
import { sampleAddress } from '../samples/sample-records.ts';
import type { PlaceFilter } from './place-list-machine.ts';

export const placeListSamples = listSamples<Address, PlaceFilter>([sampleAddress], { name: 'Shop' });
