import { addressChangeWorkflow } from '../../../machines/address-change/address-change-machine.ts';
import { addressFormWorkflow } from '../../../machines/address-form/address-form-machine.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';
import { addressChangeServices, addressFormServices } from './addresses-services.ts';
import { addressChangeUnsent, addressFormUnsent } from './addresses-unsent.ts';

/** What is typed of an address; its id is the address's, or the draft's of a new one. */
export const addressFormClient = defineClientWorkflow(addressFormWorkflow, {
  scope: 'person',
  services: () => addressFormServices(),
  input: () => undefined,
  unsent: () => addressFormUnsent,
});

/** The removal of an address, or its choice as the default one; its id is the address's. */
export const addressChangeClient = defineClientWorkflow(addressChangeWorkflow, {
  scope: 'person',
  services: () => addressChangeServices(),
  input: (addressId) => ({ addressId }),
  unsent: () => addressChangeUnsent,
});
