import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../../domain/contract.ts';
import { productEdits } from '../../../machines/product-edit/product-edit-machine.ts';
import { FlushContext } from '../../ui/feedback/durability-context.ts';
import { JournalBanner } from '../../ui/feedback/journal-banner.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useFlush } from '../../workflow/use-flush.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { useFormLink } from '../../workflow/form-link.ts';
import { productEditClient } from './product-form-workflows.ts';
import { EditButton } from './views/edit-button.tsx';
import { EditSheet } from './views/edit-sheet.tsx';

/** The way into the form of a product that exists, and the form. */
export function EditProduct({ product }: { readonly product: Product }) {
  const { t } = useTranslation();
  const showToast = useToast();
  const workflow = useWorkflow(productEditClient, product.id);
  const { actor } = workflow;
  const [isOpen, setIsOpen] = useState(false);
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches('saved'));
  const open = () => {
    const opening = { type: 'edit.open', product } as const;
    if (actor.getSnapshot().can(opening)) actor.send(opening);
    setIsOpen(true);
  };
  useFormLink(open);
  useWhen(isOpen && isSaved, () => setIsOpen(false));
  const close = () => {
    const snapshot = actor.getSnapshot();
    if (snapshot.can({ type: 'edit.close' })) actor.send({ type: 'edit.close' });
    else if (snapshot.hasTag('editable') && productEdits.isTouched(snapshot.context))
      showToast(t('productForm.changesKept'));
    setIsOpen(false);
  };
  return (
    <FlushContext value={useFlush(workflow)}>
      <EditButton edit={actor} onClick={open} />
      <EditSheet
        edit={actor}
        opened={isOpen}
        notice={<JournalBanner workflow={workflow} />}
        onClose={close}
      />
    </FlushContext>
  );
}
