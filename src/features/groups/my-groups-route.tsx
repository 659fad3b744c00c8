import { mayCall } from '../../../domain/permissions.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { groupListClient } from './groups-workflow.ts';
import { useChooseGroup } from './use-choose-group.ts';
import { useGroupName } from './use-group-name.ts';
import { OwnGroupScreen } from './views/own-group-screen.tsx';
import { StaffGroupsScreen } from './views/staff-groups-screen.tsx';

/** Staff choose the group that they work for; a customer sees which one they belong to. */
export default function MyGroupsRoute() {
  const { user, roles } = usePerson();
  return mayCall(roles, 'groups') ? <StaffGroups /> : <OwnGroupScreen user={user} />;
}

function StaffGroups() {
  const { groupId, groupName } = usePerson();
  const groups = useWorkflow(groupListClient, 'my');
  const choose = useChooseGroup();
  useGroupName(groups.actor);
  useSendOnVisit(groups, 'list.refresh');
  return <StaffGroupsScreen groups={groups.actor} chosen={groupId} name={groupName} onChoose={choose} />;
}
