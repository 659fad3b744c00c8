import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Group, Person } from '../../../domain/contract.ts';
import { mayCall } from '../../../domain/permissions.ts';
import { groupListClient } from '../groups/groups-workflow.ts';
import { useGroupName } from '../groups/use-group-name.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { GroupEditor } from './group-editor.tsx';
import { InvitationDialog } from './invitation-dialog.tsx';
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
  const { t } = useTranslation();
  const { user, roles, groupId, groupName } = usePerson();
  const [query, setQuery] = useSearchParams();
  const mayManage = mayCall(roles, 'people');
  const tabs: readonly PeopleTab[] = mayManage ? ['staff', 'customer', 'groups'] : ['staff', 'groups'];
  const tab = tabs.find((known) => known === query.get('tab')) ?? 'staff';
  const people = useWorkflow(peopleListClient, '');
  const groups = useWorkflow(groupListClient, 'people');
  const [person, setPerson] = useState<Person | null>(null);
  const [group, setGroup] = useState<Group | 'new' | null>(null);
  const [invited, setInvited] = useState<{ readonly id: string; readonly name: string } | null>(null);
  useSendOnVisit(people, 'list.refresh');
  useSendOnVisit(groups, 'list.refresh');
  useGroupName(groups.actor);
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
        onPerson={setPerson}
        onGroup={setGroup}
        onNewGroup={mayCall(roles, 'saveGroup') ? () => setGroup('new') : null}
        onInvite={
          mayCall(roles, 'groupInvite')
            ? () => setInvited({ id: groupId, name: groupName ?? t('group.unnamed') })
            : null
        }
        onAllGroups={() => people.actor.send({ type: 'filter.change', change: { groupId: '' } })}
      />
      <PersonDialog person={person} onClose={() => setPerson(null)} />
      <GroupEditor
        group={group}
        onInvite={(chosen) => {
          setGroup(null);
          setInvited(chosen);
        }}
        onMembers={({ id }) => {
          setGroup(null);
          people.actor.send({ type: 'filter.change', change: { kind: 'customer', groupId: id, name: '' } });
          setQuery({ tab: 'customer' }, { replace: true });
        }}
        onClose={() => setGroup(null)}
      />
      <InvitationDialog group={invited} onClose={() => setInvited(null)} />
    </>
  );

  function choose(next: PeopleTab): void {
    if (next !== 'groups')
      people.actor.send({ type: 'filter.change', change: { kind: next, groupId: '', name: '' } });
    setQuery(next === 'staff' ? {} : { tab: next }, { replace: true });
  }
}
