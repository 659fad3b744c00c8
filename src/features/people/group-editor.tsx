import { Suspense, useState } from 'react';
import type { Group } from '../../../domain/contract.ts';
import { mayCall } from '../../../domain/permissions.ts';
import { FlushContext } from '../../ui/feedback/durability-context.ts';
import { JournalBanner } from '../../ui/feedback/journal-banner.tsx';
import { useFlush } from '../../workflow/use-flush.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { groupFormClient } from './people-workflows.ts';
import { GroupFormSheet } from './views/group-form-sheet.tsx';

interface GroupEditorProps {
  /** Null while it is closed. */
  readonly group: Group | 'new' | null;
  readonly onInvite: (group: Group) => void;
  /** Null where the list of people is not what is looked at. */
  readonly onMembers: ((group: Group) => void) | null;
  readonly onClose: () => void;
}

/** A group in a sheet, which stays the same while it closes. */
export function GroupEditor({ group, ...rest }: GroupEditorProps) {
  const [last, setLast] = useState(group);
  if (group !== null && group !== last) setLast(group);
  if (last === null) return null;
  const known = last === 'new' ? null : last;
  return (
    <Suspense>
      <Opened key={known?.id ?? ''} group={known} isOpen={group !== null} {...rest} />
    </Suspense>
  );
}

interface OpenedProps extends Omit<GroupEditorProps, 'group'> {
  readonly group: Group | null;
  readonly isOpen: boolean;
}

function Opened({ group, isOpen, onInvite, onMembers, onClose }: OpenedProps) {
  const { roles } = usePerson();
  const workflow = useWorkflow(groupFormClient, group?.id ?? '');
  const { actor } = workflow;
  useWhen(isOpen, () => {
    if (actor.getSnapshot().can({ type: 'group.open', group })) actor.send({ type: 'group.open', group });
  });
  return (
    <FlushContext value={useFlush(workflow)}>
      <GroupFormSheet
        form={actor}
        group={group}
        opened={isOpen}
        mayRename={mayCall(roles, 'saveGroup')}
        notice={<JournalBanner workflow={workflow} />}
        onInvite={mayCall(roles, 'groupInvite') ? onInvite : null}
        onMembers={mayCall(roles, 'people') ? onMembers : null}
        onClose={onClose}
      />
    </FlushContext>
  );
}
