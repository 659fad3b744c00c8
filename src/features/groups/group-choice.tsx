import { Suspense, useState } from 'react';
import { usePerson } from '../../workflow/use-person.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { groupListClient } from './groups-workflow.ts';
import { useChooseGroup } from './use-choose-group.ts';
import { useGroupName } from './use-group-name.ts';
import { GroupButton } from './views/group-button.tsx';
import { GroupSheet } from './views/group-sheet.tsx';

/** The group that staff work for, and the way to another one. */
export default function GroupChoice({ isApart = false }: { readonly isApart?: boolean }) {
  const { groupName } = usePerson();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <GroupButton
        name={groupName}
        isApart={isApart}
        onClick={() => {
          setIsOpen(true);
          setWasOpened(true);
        }}
      />
      <Suspense>
        {wasOpened && <Groups isOpen={isOpen} onClose={() => setIsOpen(false)} />}
        {groupName === null && <NameOfGroup />}
      </Suspense>
    </>
  );
}

interface GroupsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function Groups({ isOpen, onClose }: GroupsProps) {
  const { groupId } = usePerson();
  const { actor } = useWorkflow(groupListClient, '');
  const choose = useChooseGroup();
  useGroupName(actor);
  useWhen(isOpen, () => {
    if (actor.getSnapshot().hasTag('listed')) actor.send({ type: 'list.refresh' });
  });
  return (
    <GroupSheet
      name="group"
      groups={actor}
      chosen={groupId}
      opened={isOpen}
      onChoose={(chosen) => {
        onClose();
        choose(chosen);
      }}
      onClose={onClose}
    />
  );
}

/** Finds out the name of a group that a link brought. */
function NameOfGroup() {
  useGroupName(useWorkflow(groupListClient, '').actor);
  return null;
}
