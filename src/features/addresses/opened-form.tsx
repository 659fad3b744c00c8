import { useSelector } from '@xstate/react';
import { lazy, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '../../../domain/contract.ts';
import type { SaidPlace } from '../../../domain/places/said-place.ts';
import { isTouched } from '../../../machines/address-form/held-address.ts';
import { FlushContext } from '../../ui/feedback/durability-context.ts';
import { OnDemand } from '../../ui/feedback/on-demand.tsx';
import { JournalBanner } from '../../ui/feedback/journal-banner.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useUserScope } from '../../workflow/scopes.ts';
import { useFlush } from '../../workflow/use-flush.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { usePhotoForm } from '../photos/use-photo-form.ts';
import { useTakePhotos } from '../photos/use-take-photos.ts';
import { addressFormClient } from './addresses-workflows.ts';
import { useSuggestions } from './use-suggestions.ts';
import { AddressFormSheet } from './views/address-form-sheet.tsx';

const OpenedMap = lazy(() => import('./opened-map.tsx').then((module) => ({ default: module.OpenedMap })));

interface OpenedFormProps {
  readonly id: string;
  readonly isOpen: boolean;
  /** Whether the map is open over it. */
  readonly isMapped: boolean;
  readonly groupId: string;
  /** What the form begins with, null for a new address; undefined where it is opened as it was left. */
  readonly address?: Address | null;
  /** What was said of the place of a new one: it is typed into the form. */
  readonly place?: SaidPlace;
  readonly onMap: (isMapped: boolean) => void;
  readonly onClose: () => void;
  readonly onSaved: (address: Address) => void;
}

/** The form of an address. Closed, what was typed stays a draft; what is on its way goes on by itself. */
export function OpenedForm({
  id,
  isOpen,
  isMapped,
  groupId,
  address,
  place,
  onMap,
  onClose,
  onSaved,
}: OpenedFormProps) {
  const { t } = useTranslation();
  const showToast = useToast();
  const workflow = useWorkflow(addressFormClient, id);
  const { actor } = workflow;
  const isShown = useSelector(actor, (snapshot) => !snapshot.hasTag('settled'));
  const isEditable = useSelector(actor, (snapshot) => snapshot.hasTag('editable'));
  const { suggestions, look } = useSuggestions(
    id,
    useSelector(actor, ({ context }) => context.form.address),
  );
  const { blobs } = useUserScope().journal;
  const placePhoto = useTakePhotos(blobs, (photos) => actor.send({ type: 'placePhoto.add', photos }));
  useWhen(isOpen, () => {
    if (address === undefined) return;
    const opening = { type: 'form.open', groupId, address } as const;
    if (!actor.getSnapshot().can(opening)) return;
    actor.send(opening);
    if (place === undefined) return;
    actor.send({ type: 'field.change', field: 'address', text: place.text });
    if (place.phone !== '') actor.send({ type: 'phone.change', index: 0, text: place.phone });
  });
  const take = useEffectEvent((saved: Address) => {
    if (!isOpen) return;
    onClose();
    onSaved(saved);
  });
  useEffect(() => {
    const subscription = actor.on('address.accepted', (event) => take(event.address));
    return () => subscription.unsubscribe();
  }, [actor]);
  const close = () => {
    const snapshot = actor.getSnapshot();
    if (snapshot.can({ type: 'form.close' })) actor.send({ type: 'form.close' });
    else if (snapshot.hasTag('editable') && isTouched(snapshot.context)) showToast(t('address.draftKept'));
    onClose();
  };
  return (
    <FlushContext value={useFlush(workflow)}>
      <AddressFormSheet
        form={actor}
        opened={isOpen && isShown}
        notice={<JournalBanner workflow={workflow} />}
        placePhoto={placePhoto}
        suggestions={suggestions}
        onSuggest={look}
        onPickPosition={() => onMap(true)}
        onClose={close}
        {...usePhotoForm(actor)}
      />
      {isMapped && isOpen && isEditable && (
        <OnDemand>
          <OpenedMap id={id} form={actor} onLeave={() => onMap(false)} />
        </OnDemand>
      )}
    </FlushContext>
  );
}
