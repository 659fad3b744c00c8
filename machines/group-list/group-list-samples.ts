import type { Group } from '../../domain/contract.ts';
import { listSamples } from '../kit/list-samples.ts';
import { sampleGroup } from '../samples/sample-records.ts';
import type { GroupFilter } from './group-list-machine.ts';

export const groupListSamples = listSamples<Group, GroupFilter>([sampleGroup], { name: 'Baan' });
