import { useSelector } from '@xstate/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { catalogueMachine } from '../../../machines/catalogue/catalogue-machine.ts';
import { isBegunDraft } from '../../../machines/product-form/product-form-machine.ts';
import { FlushContext } from '../../ui/feedback/durability-context.ts';
import { JournalBanner } from '../../ui/feedback/journal-banner.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useUserScope } from '../../workflow/scopes.ts';
import { useFlush } from '../../workflow/use-flush.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { usePhotoForm } from '../photos/use-photo-form.ts';
import { findDraft, newDraft } from './find-draft.ts';
import { useFormLink } from '../../workflow/form-link.ts';
import { productFormClient } from './product-form-workflows.ts';
import { AddCard } from './views/add-card.tsx';
import { AddSheet } from './views/add-sheet.tsx';

interface AddProductProps {
  readonly catalogue: ActorRefFrom<typeof catalogueMachine>;
  /** Of the third level, opened above the products; empty for none. */
  readonly categoryId: string;
}

interface OpenedDraft {
  readonly id: string;
  readonly isOpen: boolean;
}

/** The card that begins a new product, or goes on with the one that was begun. */
export function AddProduct(props: AddProductProps) {
  const scope = useUserScope();
  const [draft, setDraft] = useState<OpenedDraft | null>(null);
  const open = (id: string) => setDraft({ id, isOpen: true });
  return (
    <>
      <AddCard
        onClick={() =>
          void findDraft(scope).then(open, () => {
            // What cannot be read now is listed as unsent.
            open(newDraft());
          })
        }
      />
      <DraftSheet {...props} draft={draft} onDraft={setDraft} />
    </>
  );
}

/** The new product that the address names: it was refused, or waits. */
export function LinkedDraft({ catalogue }: Pick<AddProductProps, 'catalogue'>) {
  const [draft, setDraft] = useState<OpenedDraft | null>(null);
  useFormLink((id) => setDraft({ id, isOpen: true }));
  return <DraftSheet catalogue={catalogue} categoryId="" draft={draft} onDraft={setDraft} />;
}

interface DraftSheetProps extends AddProductProps {
  readonly draft: OpenedDraft | null;
  readonly onDraft: (draft: OpenedDraft) => void;
}

function DraftSheet({ draft, onDraft, ...props }: DraftSheetProps) {
  return (
    draft !== null && (
      <Suspense>
        <Draft
          key={draft.id}
          {...props}
          {...draft}
          onClose={() => onDraft({ ...draft, isOpen: false })}
          onAnother={() => onDraft({ id: newDraft(), isOpen: true })}
        />
      </Suspense>
    )
  );
}

interface DraftProps extends AddProductProps, OpenedDraft {
  readonly onClose: () => void;
  readonly onAnother: () => void;
}

function Draft({ catalogue, categoryId, id, isOpen, onClose, onAnother }: DraftProps) {
  const { t } = useTranslation();
  const showToast = useToast();
  const workflow = useWorkflow(productFormClient, id);
  const { actor } = workflow;
  const tree = useSelector(catalogue, ({ context }) => context.tree);
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches({ form: 'saved' }));
  useWhen(isOpen, () => {
    const opening = { type: 'form.open', categoryId } as const;
    if (actor.getSnapshot().can(opening)) actor.send(opening);
  });
  useWhen(isOpen && isSaved, onClose);
  const close = () => {
    const snapshot = actor.getSnapshot();
    if (snapshot.can({ type: 'form.close' })) actor.send({ type: 'form.close' });
    else if (snapshot.hasTag('editable') && isBegunDraft(snapshot.context))
      showToast(t('productForm.draftKept'));
    onClose();
  };
  return (
    <FlushContext value={useFlush(workflow)}>
      <AddSheet
        draft={actor}
        tree={tree}
        opened={isOpen}
        notice={<JournalBanner workflow={workflow} />}
        onClose={close}
        onAnother={onAnother}
        {...usePhotoForm(actor)}
      />
    </FlushContext>
  );
}
