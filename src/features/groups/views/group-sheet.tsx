import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Group } from '../../../../domain/contract.ts';
import { maxSearchLength } from '../../../../domain/limits.ts';
import type { groupListMachine } from '../../../../machines/group-list/group-list-machine.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChoiceList } from '../../../ui/controls/choice-list.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton-list.tsx';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import styles from './group-sheet.module.css';

type GroupListActor = ActorRefFrom<typeof groupListMachine>;

interface GroupSheetProps {
  readonly groups: GroupListActor;
  readonly chosen: string;
  readonly opened: boolean;
  readonly onChoose: (group: Group) => void;
  readonly onClose: () => void;
  /** What can be chosen beside the groups; not while one is searched. */
  readonly children?: ReactNode;
}

/** The customer groups of the shop, to choose one of them. */
export function GroupSheet({ groups, chosen, opened, onChoose, onClose, children }: GroupSheetProps) {
  const { t } = useTranslation();
  const name = useSelector(groups, ({ context }) => context.filter.name);
  return (
    <BottomSheet name="group" opened={opened} title={t('group.choose')} onClose={onClose}>
      <SearchField
        value={name}
        placeholder={t('group.search')}
        maxLength={maxSearchLength}
        onChange={(text) => groups.send({ type: 'filter.change', change: { name: text } })}
      />
      <div className={styles.groups}>
        {name === '' && children}
        <FoundGroups groups={groups} chosen={chosen} onChoose={onChoose} />
      </div>
    </BottomSheet>
  );
}

function FoundGroups({ groups, chosen, onChoose }: Pick<GroupSheetProps, 'groups' | 'chosen' | 'onChoose'>) {
  const { t } = useTranslation();
  const { items, filter } = useSelector(groups, ({ context }) => context);
  const isListed = useSelector(groups, (snapshot) => snapshot.hasTag('listed'));
  const isFailed = useSelector(
    groups,
    (snapshot) =>
      snapshot.matches('refused') || snapshot.matches('unreachable') || snapshot.matches('stalled'),
  );
  if (isFailed)
    return (
      <ErrorState
        title={t('group.unreachable')}
        text={t('state.unreachable.text')}
        onRetry={() => groups.send({ type: 'list.refresh' })}
      />
    );
  if (!isListed) return <SkeletonList of="rows" count={3} />;
  if (items.length === 0) return <p role="status">{t('group.none', { name: filter.name })}</p>;
  return (
    <>
      <ChoiceList
        label={t('group.choose')}
        choices={items.map((group) => ({ id: group.id, title: group.name, text: membersOf(group) }))}
        chosen={chosen}
        onChoose={(id) => items.filter((group) => group.id === id).forEach(onChoose)}
      />
      <MoreGroups groups={groups} />
    </>
  );

  function membersOf({ members, vip_members }: Group): string {
    const customers = t('group.customers', { count: members });
    return vip_members === 0 ? customers : `${customers} · ${t('group.vip', { count: vip_members })}`;
  }
}

function MoreGroups({ groups }: Pick<GroupSheetProps, 'groups'>) {
  const { t } = useTranslation();
  const hasMore = useSelector(groups, ({ context }) => (context.pagination?.cursor ?? null) !== null);
  const mayLoad = useSelector(groups, (snapshot) => snapshot.can({ type: 'list.more' }));
  if (!hasMore) return null;
  return (
    <Button
      look="tonal"
      reason={mayLoad ? undefined : t('common.loading')}
      onClick={() => groups.send({ type: 'list.more' })}
    >
      {t('common.loadMore')}
    </Button>
  );
}
