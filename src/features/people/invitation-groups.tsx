import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Group } from '../../../domain/contract.ts';
import { groupListClient } from '../groups/groups-workflow.ts';
import { GroupSheet } from '../groups/views/group-sheet.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';

interface InvitationGroupsProps {
  readonly opened: boolean;
  /** Id of the group that was chosen before; empty for none. */
  readonly chosen: string;
  readonly onChoose: (group: Group) => void;
  /** Null where the person may not. */
  readonly onNewGroup: (() => void) | null;
  readonly onClose: () => void;
}

/** Asks for the group that is invited into, since its customers see each other's orders. */
export function InvitationGroups(props: InvitationGroupsProps) {
  const [wasOpened, setWasOpened] = useState(props.opened);
  if (props.opened && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <Suspense>
        <Opened {...props} />
      </Suspense>
    )
  );
}

function Opened({ opened, chosen, onChoose, onNewGroup, onClose }: InvitationGroupsProps) {
  const { t } = useTranslation();
  const { actor } = useWorkflow(groupListClient, 'invitation');
  useWhen(opened, () => {
    if (actor.getSnapshot().context.filter.name !== '')
      actor.send({ type: 'filter.change', change: { name: '' } });
    else if (actor.getSnapshot().hasTag('listed')) actor.send({ type: 'list.refresh' });
  });
  return (
    <GroupSheet
      name="invitation-group"
      groups={actor}
      chosen={chosen}
      title={t('people.invite.whichGroup')}
      opened={opened}
      onChoose={onChoose}
      onClose={onClose}
    >
      <p>{t('people.invite.whichGroupText')}</p>
      {onNewGroup !== null && (
        <Button look="tonal" height={44} onClick={onNewGroup}>
          {t('people.group.add')}
        </Button>
      )}
    </GroupSheet>
  );
}
