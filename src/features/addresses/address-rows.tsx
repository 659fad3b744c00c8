import { useSelector } from '@xstate/react';
import type { Address } from '../../../domain/contract.ts';
import { isTouched } from '../../../machines/address-form/held-address.ts';
import { FlushContext } from '../../ui/feedback/durability-context.ts';
import { holdUpOf } from '../../ui/feedback/delivery-of.ts';
import { useFlush } from '../../workflow/use-flush.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { addressChangeClient, addressFormClient } from './addresses-workflows.ts';
import { AddressCard } from './views/address-card.tsx';
import { BegunCard } from './views/begun-card.tsx';

interface AddressRowProps {
  readonly address: Address;
  readonly onEdit: () => void;
  /** Opens the map for a place that nobody has set yet. */
  readonly onSetPosition: () => void;
  /** Chooses it for an order. */
  readonly onChoose: (() => void) | undefined;
}

/** An address with what is being done with it, which goes on when the screen is left. */
export function AddressRow(props: AddressRowProps) {
  const change = useWorkflow(addressChangeClient, props.address.id);
  const { actor: form } = useWorkflow(addressFormClient, props.address.id);
  const isEdited = useSelector(form, ({ context }) => isTouched(context));
  return (
    <FlushContext value={useFlush(change)}>
      <AddressCard {...props} change={change.actor} isEdited={isEdited} />
    </FlushContext>
  );
}

/** A new address that is not among the group's yet: begun, or waiting to be sent. */
export function BegunRow({ id, onOpen }: { readonly id: string; readonly onOpen: () => void }) {
  const form = useWorkflow(addressFormClient, id);
  const isBegun = useSelector(form.actor, ({ context }) => context.seen === null && isTouched(context));
  const alias = useSelector(form.actor, ({ context }) => context.form.alias);
  const status = useSelector(form.actor, holdUpOf);
  const isDraft = useSelector(form.actor, (snapshot) => snapshot.hasTag('editable'));
  const flush = useFlush(form);
  return (
    isBegun && (
      <FlushContext value={flush}>
        <BegunCard
          alias={alias}
          status={status}
          isDraft={isDraft}
          onOpen={onOpen}
          onRetry={() => form.actor.send({ type: 'form.retry' })}
        />
      </FlushContext>
    )
  );
}
