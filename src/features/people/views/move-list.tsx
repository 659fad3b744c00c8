import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Group } from '../../../../domain/contract.ts';
import { maxSearchLength } from '../../../../domain/limits.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChoiceList } from '../../../ui/controls/choice-list.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton-list.tsx';
import { ListFoot } from '../../../ui/layout/list-foot.tsx';
import type { PersonSheetProps } from './people-props.ts';

interface MoveListProps extends Pick<PersonSheetProps, 'groups'> {
  readonly current: string;
  readonly onChoose: (group: Group) => void;
  readonly onKeep: () => void;
}

/** The groups of the shop, into one of which a customer is moved. */
export function MoveList({ groups, current, onChoose, onKeep }: MoveListProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(groups, (now) => now);
  const { items, filter } = snapshot.context;
  const refresh = () => groups.send({ type: 'list.refresh' });
  return (
    <>
      <SearchField
        value={filter.name}
        placeholder={t('group.search')}
        maxLength={maxSearchLength}
        onChange={(name) => groups.send({ type: 'filter.change', change: { name } })}
      />
      {(snapshot.matches('unreachable') || snapshot.matches('refused')) && (
        <ErrorState title={t('group.unreachable')} text={t('state.unreachable.text')} onRetry={refresh} />
      )}
      {snapshot.matches('loading') && <SkeletonList of="rows" count={3} />}
      {snapshot.hasTag('listed') && (
        <>
          {items.length === 0 && <p role="status">{t('group.none', { name: filter.name })}</p>}
          <ChoiceList
            label={t('people.move.action')}
            choices={items.map(({ id, name, members }) => ({
              id,
              title: name,
              text: t('group.customers', { count: members }),
            }))}
            chosen={current}
            onChoose={(id) => items.filter((group) => group.id === id).forEach(onChoose)}
          />
          <ListFoot snapshot={snapshot} onMore={() => groups.send({ type: 'list.more' })} />
        </>
      )}
      <Button look="text" height={44} onClick={onKeep}>
        {t('common.keep')}
      </Button>
    </>
  );
}
