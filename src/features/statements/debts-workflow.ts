import type { Outcome } from '../../../domain/outcome.ts';
import { accepted } from '../../../domain/outcome.ts';
import type { ReadService } from '../../../domain/service.ts';
import { debtListWorkflow } from '../../../machines/debt-list/debt-list-machine.ts';
import type { DebtFilter, ListedDebt } from '../../../machines/debt-list/debt-list-machine.ts';
import type { Page, PageInput } from '../../../machines/kit/list-machine.ts';
import { readOperation } from '../../api/read-operation.ts';
import { readPages } from '../../api/read-pages.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';

/** The debts of the shop's groups; there is one such list, without an id. */
export const debtListClient = defineClientWorkflow(debtListWorkflow, {
  scope: 'person',
  services({ device: { platform } }) {
    const readPage: ReadService<PageInput<DebtFilter>, Outcome<Page<ListedDebt>>> = {
      kind: 'read',
      run: (input, signal) =>
        readPages(input, async ({ cursor, count }) => {
          const query = { page_size: count, cursor: cursor ?? '' };
          const outcome = await readOperation(platform.api, 'debts', { query }, signal);
          if (!outcome.ok) return outcome;
          const items = outcome.value.items.map((debt) => ({ ...debt, id: debt.group_id }));
          return accepted({ ...outcome.value, items });
        }),
    };
    return { readPage };
  },
  input: (_, { groupId }) => ({ groupId }),
});
