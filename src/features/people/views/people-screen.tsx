import { IconUserPlus } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Group, Person } from '../../../../domain/contract.ts';
import { maxSearchLength } from '../../../../domain/limits.ts';
import type { groupListMachine } from '../../../../machines/group-list/group-list-machine.ts';
import type { peopleListMachine } from '../../../../machines/people-list/people-list-machine.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PagedRows } from '../../../ui/layout/paged-rows.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { GroupRow } from './group-row.tsx';
import { PersonRow } from './person-row.tsx';
import styles from './people.module.css';

export type PeopleTab = 'staff' | 'customer' | 'groups';

interface PeopleScreenProps {
  readonly ownId: string;
  readonly tabs: readonly PeopleTab[];
  readonly tab: PeopleTab;
  readonly people: ActorRefFrom<typeof peopleListMachine>;
  readonly groups: ActorRefFrom<typeof groupListMachine>;
  readonly onTab: (tab: PeopleTab) => void;
  readonly onPerson: (person: Person) => void;
  readonly onGroup: (group: Group) => void;
  /** Null where the person may not. */
  readonly onNewGroup: (() => void) | null;
  readonly onInvite: (() => void) | null;
  /** Shows the customers of all groups again. */
  readonly onAllGroups: () => void;
}

/** Pixels of most rows. */
const rowHeight = 72;

/** Staff, customers and groups of the shop; each opens what may be done with it. */
export function PeopleScreen(props: PeopleScreenProps) {
  const { tabs, tab, people, groups, onTab, onInvite } = props;
  const { t } = useTranslation();
  const counts = useSelector(people, ({ context }) => context.counts);
  const total = useSelector(groups, ({ context }) =>
    context.filter.name === '' ? (context.pagination?.total ?? null) : null,
  );
  const list = tab === 'groups' ? groups : people;
  const state = useSelector(list, ({ value }) => statePath(value));
  return (
    <main data-screen="people" data-state={state}>
      <PageHeader
        back={<BackButton fallback="/my" />}
        title={t('people.title')}
        actions={
          onInvite !== null && (
            <IconButton
              label={t('people.invite.title')}
              icon={<IconUserPlus size={22} aria-hidden="true" />}
              onClick={onInvite}
            />
          )
        }
      >
        <Tabs
          label={t('people.title')}
          tabs={tabs.map((id) => ({ id, label: labelOf(id) }))}
          current={tab}
          onChoose={onTab}
        />
      </PageHeader>
      <PageColumn>{tab === 'groups' ? <Groups {...props} /> : <People key={tab} {...props} />}</PageColumn>
    </main>
  );

  function labelOf(id: PeopleTab): string {
    const count = {
      staff: counts?.['staff'],
      customer: counts?.['customers'],
      groups: total ?? counts?.['groups'],
    }[id];
    const label = t(`people.tab.${id}`);
    return count === undefined ? label : `${label} ${count}`;
  }
}

function People({ ownId, tab, people, onPerson, onAllGroups }: PeopleScreenProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(people, (current) => current);
  const { filter, items } = snapshot.context;
  const groupName = filter.groupId === '' ? null : (items[0]?.group_name ?? t('people.oneGroup'));
  return (
    <>
      <SearchField
        value={filter.name}
        placeholder={t('people.search')}
        maxLength={maxSearchLength}
        onChange={(name) => people.send({ type: 'filter.change', change: { name } })}
      />
      {groupName !== null && (
        <div className={styles.narrowed}>
          <span>{t('people.ofGroup', { name: groupName })}</span>
          <Button look="text" height={44} onClick={onAllGroups}>
            {t('people.allGroups')}
          </Button>
        </div>
      )}
      <PagedRows
        snapshot={snapshot}
        list={people}
        unreachable={t('people.unreachable')}
        empty={
          <EmptyState
            title={t(filter.name === '' ? 'people.empty' : 'people.noneFound')}
            text={t(filter.name === '' ? 'people.emptyText' : 'people.noneFoundText')}
          />
        }
        rowHeight={rowHeight}
        name={`people-${tab}`}
      >
        {(person) => (
          <PersonRow person={person} isOneself={person.id === ownId} onClick={() => onPerson(person)} />
        )}
      </PagedRows>
    </>
  );
}

function Groups({ groups, onGroup, onNewGroup }: PeopleScreenProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(groups, (current) => current);
  const { name } = snapshot.context.filter;
  return (
    <>
      <SearchField
        value={name}
        placeholder={t('group.search')}
        maxLength={maxSearchLength}
        onChange={(text) => groups.send({ type: 'filter.change', change: { name: text } })}
      />
      {onNewGroup !== null && (
        <Button look="tonal" height={44} onClick={onNewGroup}>
          {t('people.group.add')}
        </Button>
      )}
      <PagedRows
        snapshot={snapshot}
        list={groups}
        unreachable={t('group.unreachable')}
        empty={<EmptyState title={t('people.noneFound')} text={t('people.noneFoundText')} />}
        rowHeight={rowHeight}
        name="groups"
      >
        {(group) => <GroupRow group={group} onClick={() => onGroup(group)} />}
      </PagedRows>
    </>
  );
}
