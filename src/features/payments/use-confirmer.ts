import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { isSameRoles } from '../../../domain/roles.ts';
import type { batchConfirmationMachine } from '../../../machines/batch-confirmation/batch-confirmation-machine.ts';
import type { quickConfirmationMachine } from '../../../machines/quick-confirmation/quick-confirmation-machine.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useWhen } from '../../workflow/use-when.ts';

interface Confirming {
  readonly actor:
    ActorRefFrom<typeof batchConfirmationMachine> | ActorRefFrom<typeof quickConfirmationMachine>;
  readonly isFollowing: boolean;
}

/** Tells a workflow that lasts which roles the person has now, and whether the shop confirms receipts. */
export function useConfirmer({ actor, isFollowing }: Confirming): void {
  const { user, roles } = usePerson();
  const confirmsReceipts = user.merchant_config.enable_confirm_pay;
  const known = useSelector(actor, ({ context }) => context);
  const isKnown = isSameRoles(known.roles, roles) && known.confirmsReceipts === confirmsReceipts;
  useWhen(!isFollowing && !isKnown, () => actor.send({ type: 'viewer.change', roles, confirmsReceipts }));
}
