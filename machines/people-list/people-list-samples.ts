import type { Person } from '../../domain/contract.ts';
import { listSamples } from '../kit/list-samples.ts';
import { samplePerson } from '../samples/sample-people.ts';
import type { PeopleFilter } from './people-list-machine.ts';

export const peopleListSamples = listSamples<Person, PeopleFilter>([samplePerson], { kind: 'customer' });
