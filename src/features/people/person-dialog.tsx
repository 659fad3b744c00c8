import { useSelector } from '@xstate/react';
import { Suspense, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Person } from '../../../domain/contract.ts';
import type { peopleListMachine } from '../../../machines/people-list/people-list-machine.ts';
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
  /** Whose sheet it is; null while it is closed. */
  readonly personId: string | null;
  readonly people: ActorRefFrom<typeof peopleListMachine>;
  readonly onClose: () => void;
}

/** A person in a sheet, which stays the same while it closes. */
export function PersonDialog({ personId, people, onClose }: PersonDialogProps) {
  const [last, setLast] = useState(personId);
  if (personId !== null && personId !== last) setLast(personId);
  return (
    last !== null && (
      <Suspense>
        <Opened key={last} personId={last} people={people} isOpen={personId !== null} onClose={onClose} />
      </Suspense>
    )
  );
}

interface OpenedProps extends Pick<PersonDialogProps, 'people' | 'onClose'> {
  readonly personId: string;
  readonly isOpen: boolean;
}

function Opened({ personId, people, isOpen, onClose }: OpenedProps) {
  const { user, roles } = usePerson();
  const workflow = useWorkflow(roleAdminClient, personId);
  const { actor } = workflow;
  const groups = useWorkflow(groupListClient, 'move');
  const listed = useSelector(
    people,
    ({ context }) => context.items.find(({ id }) => id === personId) ?? null,
  );
  const { person: seen, role } = useSelector(actor, ({ context }) => context);
  const tell = () => {
    if (listed === null) return;
    const event = { type: 'person.open', person: listed } as const;
    if (actor.getSnapshot().can(event)) actor.send(event);
  };
  useWhen(isOpen && listed !== null, tell);
  // Somebody else changed them meanwhile; what is chosen here stays, and is settled when it is saved.
  useWhen(isOpen && role === null && isOutdated(seen, listed), tell);
  const person = listed ?? seen;
  const flush = useFlush(workflow);
  if (person === null) return null;
  return (
    <FlushContext value={flush}>
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

/** Whether the list has somebody as they became after they were seen. Fellow staff are listed without a version. */
function isOutdated(seen: Person | null, listed: Person | null): boolean {
  if (seen === null || listed === null) return false;
  return listed.version > seen.version || (listed.version === seen.version && listed.role !== seen.role);
}
