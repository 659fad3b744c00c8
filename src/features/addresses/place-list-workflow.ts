import type { Address } from '../../../domain/contract.ts';
import { accepted } from '../../../domain/outcome.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { ReadService } from '../../../domain/service.ts';
import type { Page, PageInput } from '../../../machines/kit/list-machine.ts';
import { placeListWorkflow } from '../../../machines/place-list/place-list-machine.ts';
import type { PlaceFilter } from '../../../machines/place-list/place-list-machine.ts';
import { readOperation } from '../../api/read-operation.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';

/** The addresses of a group, whose id it has; those of the merchant itself are of `default_group`. */
export const placeListClient = defineClientWorkflow(placeListWorkflow, {
  scope: 'person',
  services({ device: { platform } }) {
    const readPage: ReadService<PageInput<PlaceFilter>, Outcome<Page<Address>>> = {
      kind: 'read',
      async run({ groupId, filter }, signal) {
        const query = { group_id: groupId };
        const outcome = await readOperation(platform.api, 'merchantAddress', { query }, signal);
        if (!outcome.ok) return outcome;
        const name = filter.name.trim().toLowerCase();
        const items = outcome.value.filter(({ alias, address }) =>
          `${alias} ${address}`.toLowerCase().includes(name),
        );
        const count = items.length;
        const pagination = { total: count, page_num: 1, page_size: count, total_pages: 1, cursor: null };
        return accepted({ items, pagination });
      },
    };
    return { readPage };
  },
  input: (groupId) => ({ groupId }),
});
