import { Suspense, useState } from 'react';
import type { Person } from '../../../domain/contract.ts';
import { FlushContext } from '../../ui/feedback/durability-context.ts';
import { JournalBanner } from '../../ui/feedback/journal-banner.tsx';
import { groupListClient } from '../groups/groups-workflow.ts';
import { useFlush } from '../../workflow/use-flush.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { roleAdminClient } from './people-workflows.ts';
import { PersonSheet } from './views/person-sheet.tsx';

interface PersonDialogProps {
  /** Null while it is closed. */
  readonly person: Person | null;
  readonly onClose: () => void;
}

/** A person in a sheet, which stays the same while it closes. */
export function PersonDialog({ person, onClose }: PersonDialogProps) {
  const [last, setLast] = useState(person);
  if (person !== null && person !== last) setLast(person);
  return (
    last !== null && (
      <Suspense>
        <Opened key={last.id} person={last} isOpen={person !== null} onClose={onClose} />
      </Suspense>
    )
  );
}

interface OpenedProps {
  readonly person: Person;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function Opened({ person, isOpen, onClose }: OpenedProps) {
  const { user, roles } = usePerson();
  const workflow = useWorkflow(roleAdminClient, person.id);
  const { actor } = workflow;
  const groups = useWorkflow(groupListClient, 'move');
  useWhen(isOpen, () => {
    if (actor.getSnapshot().can({ type: 'person.open', person })) actor.send({ type: 'person.open', person });
  });
  return (
    <FlushContext value={useFlush(workflow)}>
      <PersonSheet
        caller={{ id: user.id, roles }}
        person={person}
        admin={actor}
        groups={groups.actor}
        opened={isOpen}
        notice={<JournalBanner workflow={workflow} />}
        onClose={onClose}
      />
    </FlushContext>
  );
}
