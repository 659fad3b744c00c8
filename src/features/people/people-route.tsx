import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Group } from '../../../domain/contract.ts';
import { mayCall } from '../../../domain/permissions.ts';
import { groupListClient } from '../groups/groups-workflow.ts';
import { useGroupName } from '../groups/use-group-name.ts';
import { useFormLink } from '../../workflow/form-link.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { GroupEditor } from './group-editor.tsx';
import { InvitationDialog } from './invitation-dialog.tsx';
import { InvitationGroups } from './invitation-groups.tsx';
import { peopleListClient } from './people-workflows.ts';
import { PersonDialog } from './person-dialog.tsx';
import { NoPeopleScreen } from './views/no-people-screen.tsx';
import { PeopleScreen } from './views/people-screen.tsx';
import type { PeopleTab } from './views/people-screen.tsx';

/** Staff see each other and the groups; those who manage people see the customers too, and change all of them. */
export default function PeopleRoute() {
  const { roles } = usePerson();
  return mayCall(roles, 'roles') ? <People /> : <NoPeopleScreen />;
}

function People() {
  const { user, roles } = usePerson();
  const [query, setQuery] = useSearchParams();
  const mayManage = mayCall(roles, 'people');
  const tabs: readonly PeopleTab[] = mayManage ? ['staff', 'customer', 'groups'] : ['staff', 'groups'];
  const tab = tabs.find((known) => known === query.get('tab')) ?? 'staff';
  const people = useWorkflow(peopleListClient, '');
  const groups = useWorkflow(groupListClient, 'people');
  const [personId, setPersonId] = useState<string | null>(null);
  const [group, setGroup] = useState<Group | 'new' | null>(null);
  const [invited, setInvited] = useState<Group | null>(null);
  const [isInviting, setIsInviting] = useState(false);
  useSendOnVisit(people, 'list.refresh');
  useSendOnVisit(groups, 'list.refresh');
  useGroupName(groups.actor);
  useFormLink(setPersonId);
  const addGroup = mayCall(roles, 'saveGroup') ? () => setGroup('new') : null;
  const kind = tab === 'groups' ? null : tab;
  useWhen(kind !== null && people.actor.getSnapshot().context.filter.kind !== kind, () => {
    if (kind !== null) people.actor.send({ type: 'filter.change', change: { kind, groupId: '' } });
  });
  return (
    <>
      <PeopleScreen
        ownId={user.id}
        tabs={tabs}
        tab={tab}
        people={people.actor}
        groups={groups.actor}
        onTab={choose}
        onPerson={({ id }) => setPersonId(id)}
        onGroup={setGroup}
        onNewGroup={addGroup}
        onInvite={mayCall(roles, 'groupInvite') ? () => setIsInviting(true) : null}
        onAllGroups={() => people.actor.send({ type: 'filter.change', change: { groupId: '' } })}
      />
      <PersonDialog personId={personId} people={people.actor} onClose={() => setPersonId(null)} />
      {/* Stays below what is chosen in it, so that another one can be. */}
      <InvitationGroups
        opened={isInviting}
        chosen={invited?.id ?? ''}
        onChoose={setInvited}
        onNewGroup={addGroup}
        onClose={() => setIsInviting(false)}
      />
      <GroupEditor
        group={group}
        onInvite={(chosen) => {
          setGroup(null);
          setInvited(chosen);
        }}
        onMembers={isInviting ? null : showMembers}
        onClose={() => setGroup(null)}
      />
      <InvitationDialog
        group={invited}
        onOtherGroup={isInviting ? () => setInvited(null) : null}
        onClose={() => setInvited(null)}
      />
    </>
  );

  function showMembers({ id }: Group): void {
    setGroup(null);
    people.actor.send({ type: 'filter.change', change: { kind: 'customer', groupId: id, name: '' } });
    setQuery({ tab: 'customer' }, { replace: true });
  }

  function choose(next: PeopleTab): void {
    if (next !== 'groups')
      people.actor.send({ type: 'filter.change', change: { kind: next, groupId: '', name: '' } });
    setQuery(next === 'staff' ? {} : { tab: next }, { replace: true });
  }
}
