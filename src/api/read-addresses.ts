import type { Address } from '../../domain/contract.ts';
import type { ReadService } from '../../domain/service.ts';
import type { Api } from './api.ts';
import { readData } from './read-operation.ts';

/** The service that reads the addresses of a group, the default one first. */
export function readAddresses(api: Api): ReadService<{ readonly groupId: string }, readonly Address[]> {
  return {
    kind: 'read',
    run: ({ groupId }, signal) => readData(api, 'merchantAddress', { query: { group_id: groupId } }, signal),
  };
}
