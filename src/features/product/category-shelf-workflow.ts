import { categoryShelfWorkflow } from '../../../machines/category-shelf/category-shelf-machine.ts';
import type {
  CategoryPage,
  CategoryShelfInput,
} from '../../../machines/category-shelf/category-shelf-machine.ts';
import { shelfQuery } from '../../../domain/products/shelf-query.ts';
import { accepted } from '../../../domain/outcome.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { ReadService } from '../../../domain/service.ts';
import type { Api } from '../../api/api.ts';
import { readOperation } from '../../api/read-operation.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';

/** The products of a category as a group sees them; its id is the category's. */
export const categoryShelfClient = defineClientWorkflow(categoryShelfWorkflow, {
  scope: 'person',
  services: ({ device }) => categoryShelfServices(device.platform.api),
  input: (categoryId, { groupId }) => ({ categoryId, groupId }),
  streamKey: (categoryId, { groupId }) => `${groupId}/${categoryId}`,
});

function categoryShelfServices(api: Api) {
  const allSkuList: ReadService<CategoryShelfInput, Outcome<CategoryPage>> = {
    kind: 'read',
    async run({ categoryId, groupId }, signal) {
      const query = shelfQuery(groupId, categoryId, null);
      const answer = await readOperation(api, 'allSkuList', { query }, signal);
      if (!answer.ok) return answer;
      const { value } = answer;
      // A server of before answers with all products at once.
      return accepted(
        'pagination' in value
          ? { products: value.items, total: value.pagination.total }
          : { products: value, total: value.length },
      );
    },
  };
  return { allSkuList };
}
