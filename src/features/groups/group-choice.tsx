import { useSelector } from '@xstate/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Group } from '../../../domain/contract.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useDeviceScope } from '../../workflow/scopes.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { groupListClient } from './groups-workflow.ts';
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
  const { t } = useTranslation();
  const { group } = useDeviceScope().platform;
  const { groupId } = usePerson();
  const { actor } = useWorkflow(groupListClient, '');
  const showToast = useToast();
  useWhen(isOpen, () => {
    if (actor.getSnapshot().hasTag('listed')) actor.send({ type: 'list.refresh' });
  });
  return <GroupSheet groups={actor} chosen={groupId} opened={isOpen} onChoose={choose} onClose={onClose} />;

  function choose(chosen: Group): void {
    onClose();
    if (chosen.id === group.current()) return;
    group.choose(chosen);
    showToast(t('group.changed'));
  }
}

/** Finds out the name of a group that a link brought. */
function NameOfGroup() {
  const { group } = useDeviceScope().platform;
  const { groupId } = usePerson();
  const { actor } = useWorkflow(groupListClient, '');
  const found = useSelector(actor, ({ context }) => context.items.find(({ id }) => id === groupId));
  useWhen(found !== undefined, () => found !== undefined && group.learn(found));
  return null;
}
