import type { addressChangeWorkflow } from '../../../machines/address-change/address-change-machine.ts';
import type { addressFormWorkflow } from '../../../machines/address-form/address-form-machine.ts';
import type { UnsentWordsOf } from '../../workflow/client-workflow.ts';
import { formLink } from '../../workflow/form-link.ts';

export const addressFormUnsent: UnsentWordsOf<typeof addressFormWorkflow> = {
  path: (formId) => formLink('/address', formId),
  writes: {
    addAddress: () => ({ icon: 'other', title: 'address.unsent.added' }),
    updateAddress: () => ({ icon: 'changes', title: 'address.unsent.changed' }),
    uploadV2: () => ({ icon: 'photo', title: 'address.unsent.photo' }),
  },
  subject: (draft) => {
    const { form, seen } = draft.context;
    return {
      about: form.alias === '' ? [] : [form.alias],
      held: draft.matches({ form: 'awaitingPhotos' })
        ? { icon: 'other', title: seen === null ? 'address.unsent.added' : 'address.unsent.changed' }
        : null,
    };
  },
};

export const addressChangeUnsent: UnsentWordsOf<typeof addressChangeWorkflow> = {
  path: () => '/address',
  writes: {
    deleteAddress: () => ({ icon: 'changes', title: 'address.unsent.deleted' }),
    updateAddress: () => ({ icon: 'changes', title: 'address.unsent.default' }),
  },
  subject: ({ context: { seen } }) => ({ about: [seen.alias], held: null }),
};
