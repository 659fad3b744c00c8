import type { ProductCard } from '../../domain/contract.ts';
import { listSamples } from '../kit/list-samples.ts';
import { sampleLamp } from '../samples/sample-records.ts';
import type { VipFilter } from './vip-list-machine.ts';

export const vipListSamples = listSamples<ProductCard, VipFilter>([sampleLamp], {});
