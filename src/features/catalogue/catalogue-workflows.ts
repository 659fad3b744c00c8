import { catalogueWorkflow } from '../../../machines/catalogue/catalogue-machine.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';
import { catalogueServices } from './catalogue-services.ts';

/** The shelves of a group; its id is the group's. */
export const catalogueClient = defineClientWorkflow(catalogueWorkflow, {
  scope: 'person',
  services: ({ device }) => catalogueServices(device.platform.api),
  input: (groupId) => ({ groupId }),
});
