import { parseBaht, readWire } from '../../../domain/money.ts';
import type { productCoverWorkflow } from '../../../machines/product-cover/product-cover-machine.ts';
import type { productEditWorkflow } from '../../../machines/product-edit/product-edit-machine.ts';
import type { productFormWorkflow } from '../../../machines/product-form/product-form-machine.ts';
import type { Questions, UnsentWordsOf } from '../../workflow/client-workflow.ts';
import { formLink } from '../../workflow/form-link.ts';

export const productFormUnsent: UnsentWordsOf<typeof productFormWorkflow> = {
  path: (draftId) => formLink('/home', draftId),
  writes: {
    addSingleProduct: ({ price }) => ({
      icon: 'product',
      title: 'productForm.unsent.added',
      amount: price === undefined ? undefined : readWire(price),
    }),
    uploadV2: () => ({ icon: 'photo', title: 'productForm.unsent.picture' }),
  },
  subject: (draft) => ({
    about: draft.context.form.name === '' ? [] : [draft.context.form],
    held: draft.matches({ form: 'awaitingPhotos' })
      ? {
          icon: 'product',
          title: 'productForm.unsent.added',
          figures: [{ of: 'photos', count: draft.context.photos.length }],
          amount: parseBaht(draft.context.form.price) ?? undefined,
        }
      : null,
  }),
};

export const productEditUnsent: UnsentWordsOf<typeof productEditWorkflow> = {
  path: (skuId) => formLink(`/product/${skuId}`, skuId),
  writes: { editSku: () => ({ icon: 'changes', title: 'productForm.unsent.edited' }) },
  subject: ({ context: { form } }) => ({ about: form.name === '' ? [] : [form], held: null }),
};

export const productCoverUnsent: UnsentWordsOf<typeof productCoverWorkflow> = {
  path: (skuId) => `/product/${skuId}`,
  writes: {
    setupSkuCover: () => ({ icon: 'photo', title: 'productForm.unsent.cover' }),
    uploadV2: () => ({ icon: 'photo', title: 'productForm.unsent.cover' }),
  },
};

/** A cover that was refused, perhaps after its card was left, until that is read; or whose photo was lost before it was sent. */
export const productCoverQuestions: Questions<typeof productCoverWorkflow.machine> = {
  idOf: ({ context }) => context.skuId,
  of(snapshot) {
    const { photo, cover } = snapshot.context;
    const isLost = snapshot.matches('unreachable') && photo !== null && cover === '';
    const { problem } = snapshot.context;
    return isLost || problem !== null
      ? { write: { icon: 'photo', title: 'productForm.unsent.cover' }, problem }
      : null;
  },
};
