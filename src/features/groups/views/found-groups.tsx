import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Group } from '../../../../domain/contract.ts';
import type { groupListMachine } from '../../../../machines/group-list/group-list-machine.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChoiceList } from '../../../ui/controls/choice-list.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton-list.tsx';

export interface FoundGroupsProps {
  readonly groups: ActorRefFrom<typeof groupListMachine>;
  readonly chosen: string;
  readonly onChoose: (group: Group) => void;
}

/** The groups that were found, with who is in them; the chosen one is marked. */
export function FoundGroups({ groups, chosen, onChoose }: FoundGroupsProps) {
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

function MoreGroups({ groups }: Pick<FoundGroupsProps, 'groups'>) {
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
