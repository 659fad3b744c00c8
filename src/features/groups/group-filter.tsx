import { useTranslation } from 'react-i18next';
import { ChoiceList } from '../../ui/controls/choice-list.tsx';
import { usePerson } from '../../workflow/use-person.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { groupListClient } from './groups-workflow.ts';
import { GroupSheet } from './views/group-sheet.tsx';

/** Whose records a list holds: those of a group, of the one that staff work for now, or all. */
interface ListedGroups {
  /** Empty for none. */
  readonly group: string;
  readonly currentGroup: boolean;
}

interface GroupFilterProps {
  readonly filter: ListedGroups;
  /** What stands beside the groups: all of them, and the one that staff work for. */
  readonly words: { readonly all: string; readonly current: string };
  readonly opened: boolean;
  readonly onChoose: (change: ListedGroups) => void;
  readonly onClose: () => void;
}

/** Asks for the customer group whose records are listed: all, the one that staff work for now, or one that is found by its name. */
export default function GroupFilter({ filter, words, opened, onChoose, onClose }: GroupFilterProps) {
  const { t } = useTranslation();
  const { groupName } = usePerson();
  const { actor } = useWorkflow(groupListClient, 'filter');
  useWhen(opened, () => {
    // What was searched the last time is not what is searched now.
    if (actor.getSnapshot().context.filter.name !== '')
      actor.send({ type: 'filter.change', change: { name: '' } });
    else if (actor.getSnapshot().hasTag('listed')) actor.send({ type: 'list.refresh' });
  });
  const isAll = filter.group === '' && !filter.currentGroup;
  return (
    <GroupSheet
      name="group-filter"
      groups={actor}
      chosen={filter.currentGroup ? '' : filter.group}
      opened={opened}
      onChoose={({ id }) => onChoose({ group: id, currentGroup: false })}
      onClose={onClose}
    >
      <ChoiceList
        label={t('group.choose')}
        choices={[
          { id: 'all', title: words.all },
          { id: 'current', title: words.current, text: groupName ?? undefined },
        ]}
        chosen={isAll ? 'all' : filter.currentGroup ? 'current' : null}
        onChoose={(id) => onChoose({ group: '', currentGroup: id === 'current' })}
      />
    </GroupSheet>
  );
}
