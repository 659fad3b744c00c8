import { useTranslation } from 'react-i18next';
import type { Address } from '../../../domain/contract.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { orderDraftClient } from '../text-orders/text-orders-workflows.ts';
import { GroupAddresses } from './group-addresses.tsx';
import { useLeaveTo } from './use-leave-to.ts';

const path = '/order-confirmation';

/** The addresses of a group: one of them is chosen for its text order, which stays as it is otherwise. */
export function DraftAddresses({ groupId }: { readonly groupId: string }) {
  const { t } = useTranslation();
  const showToast = useToast();
  const person = usePerson();
  const { actor } = useWorkflow(orderDraftClient, groupId);
  const leave = useLeaveTo(path);
  return (
    <GroupAddresses
      groupId={groupId}
      fallback={path}
      group={person.groupId === groupId ? person.groupName : null}
      onChoose={choose}
    />
  );

  function choose(address: Address): void {
    const bringing = { type: 'address.bring', address } as const;
    if (actor.getSnapshot().can(bringing)) {
      actor.send(bringing);
      showToast(t('address.chosenForDraft', { name: address.alias }));
    } else showToast(t('address.order.closed'));
    leave();
  }
}
