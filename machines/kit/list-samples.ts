import { accepted, refused } from '../../domain/outcome.ts';
import type { createListMachine, Page } from './list-machine.ts';
import { sampleProblem } from '../samples/sample-records.ts';
import type { WorkflowSamples } from './workflow-samples.ts';

/** Samples of a list with two pages, each with these items; `change` changes its filter. */
export function listSamples<Item, Filter extends object>(
  items: readonly Item[],
  change: Partial<Filter>,
): WorkflowSamples<ReturnType<typeof createListMachine<Item, Filter>>> {
  return {
    inputs: [{ groupId: 'group-baan-suan' }],
    events: [{ type: 'filter.change', change }, { type: 'list.refresh' }, { type: 'list.more' }],
    answers: {
      readPage: [
        accepted(pageOf(items, 1, 'cursor-1')),
        accepted(pageOf(items, 2, null)),
        refused(sampleProblem(403, 'foreign_group', { group_id: 'group-baan-suan' })),
      ],
    },
  };
}

function pageOf<Item>(items: readonly Item[], pageNum: number, cursor: string | null): Page<Item> {
  const pagination = {
    total: 2 * items.length,
    page_num: pageNum,
    page_size: items.length,
    total_pages: 2,
    cursor,
  };
  return { items, pagination };
}
