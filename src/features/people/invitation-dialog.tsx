import { Suspense, useState } from 'react';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { groupInvitationClient } from './people-workflows.ts';
import { InvitationSheet } from './views/invitation-sheet.tsx';

interface InvitingGroup {
  readonly id: string;
  readonly name: string;
}

interface InvitationDialogProps {
  /** Null while it is closed. */
  readonly group: InvitingGroup | null;
  readonly onClose: () => void;
}

/** The invitation into a group; its link is made anew whenever it is opened. */
export function InvitationDialog({ group, onClose }: InvitationDialogProps) {
  const [last, setLast] = useState(group);
  if (group !== null && group !== last) setLast(group);
  return (
    last !== null && (
      <Suspense>
        <Opened key={last.id} group={last} isOpen={group !== null} onClose={onClose} />
      </Suspense>
    )
  );
}

interface OpenedProps {
  readonly group: InvitingGroup;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function Opened({ group, isOpen, onClose }: OpenedProps) {
  const { actor } = useWorkflow(groupInvitationClient, group.id);
  useWhen(isOpen, () => actor.send({ type: 'invitation.open' }));
  const close = () => {
    actor.send({ type: 'invitation.close' });
    onClose();
  };
  return <InvitationSheet invitation={actor} groupName={group.name} opened={isOpen} onClose={close} />;
}
