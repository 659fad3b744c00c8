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
  /** Null where no other group is offered. */
  readonly onOtherGroup: (() => void) | null;
  readonly onClose: () => void;
}

/** The invitation into a group; its link is made anew whenever it is opened. */
export function InvitationDialog({ group, ...rest }: InvitationDialogProps) {
  const [last, setLast] = useState(group);
  if (group !== null && group !== last) setLast(group);
  return (
    last !== null && (
      <Suspense>
        <Opened key={last.id} group={last} isOpen={group !== null} {...rest} />
      </Suspense>
    )
  );
}

interface OpenedProps extends Omit<InvitationDialogProps, 'group'> {
  readonly group: InvitingGroup;
  readonly isOpen: boolean;
}

function Opened({ group, isOpen, onOtherGroup, onClose }: OpenedProps) {
  const { actor } = useWorkflow(groupInvitationClient, group.id);
  useWhen(isOpen, () => actor.send({ type: 'invitation.open' }));
  const leaveBy = (leave: () => void) => () => {
    actor.send({ type: 'invitation.close' });
    leave();
  };
  return (
    <InvitationSheet
      invitation={actor}
      groupName={group.name}
      opened={isOpen}
      onOtherGroup={onOtherGroup && leaveBy(onOtherGroup)}
      onClose={leaveBy(onClose)}
    />
  );
}
