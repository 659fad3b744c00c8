import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { groupListMachine } from '../../../machines/group-list/group-list-machine.ts';
import { useDeviceScope } from '../../workflow/scopes.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useWhen } from '../../workflow/use-when.ts';

/** Learns from a list of groups what the one that is worked for is called now, wherever its name is shown. */
export function useGroupName(groups: ActorRefFrom<typeof groupListMachine>): void {
  const { platform } = useDeviceScope();
  const { user, groupId, groupName } = usePerson();
  const listed = useSelector(groups, ({ context }) => context.items.find(({ id }) => id === groupId));
  useWhen(listed !== undefined && listed.name !== groupName, () => {
    if (listed === undefined) return;
    platform.group.learn(listed);
    // The name of one's own group comes with oneself.
    if (user.group_id === listed.id) void platform.learnUser();
  });
}
