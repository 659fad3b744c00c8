import { catalogueWorkflow } from '../../../machines/catalogue/catalogue-machine.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';
import { catalogueServices } from './catalogue-services.ts';

/** The shelves of a group; its id is the group's. */
export const catalogueClient = defineClientWorkflow(catalogueWorkflow, {
  scope: 'person',
  services: ({ device: { platform } }) =>
    catalogueServices(platform.api, {
      categories: platform.categories,
      merchantId: () => platform.session.user()?.merchant_id ?? '',
    }),
  input: (groupId) => ({ groupId }),
});
