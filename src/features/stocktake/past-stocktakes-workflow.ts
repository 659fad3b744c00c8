import type { Stocktake } from '../../../domain/contract.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { ReadService } from '../../../domain/service.ts';
import type { Page, PageInput } from '../../../machines/kit/list-machine.ts';
import { stocktakeListWorkflow } from '../../../machines/stocktake-list/stocktake-list-machine.ts';
import type { StocktakeFilter } from '../../../machines/stocktake-list/stocktake-list-machine.ts';
import { readOperation } from '../../api/read-operation.ts';
import { readPages } from '../../api/read-pages.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';

/** The stocktakes of the shop; there is one such list, without an id. */
export const stocktakeListClient = defineClientWorkflow(stocktakeListWorkflow, {
  scope: 'person',
  services({ device: { platform } }) {
    const readPage: ReadService<PageInput<StocktakeFilter>, Outcome<Page<Stocktake>>> = {
      kind: 'read',
      run: (input, signal) =>
        readPages(input, ({ cursor, count }) => {
          const query = { page_size: count, cursor: cursor ?? '' };
          return readOperation(platform.api, 'stocktakes', { query }, signal);
        }),
    };
    return { readPage };
  },
  input: (_, { groupId }) => ({ groupId }),
});
