import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { ListActor } from './list-props.ts';
import { isNarrowed, nothingNarrowed } from './list-filter.ts';

interface NothingListedProps {
  readonly list: ListActor;
  /** What to say when there is nothing at all, and the way on. */
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
}

/** Nothing at all, or nothing that the filters let through. */
export function NothingListed({ list, ...state }: NothingListedProps) {
  const { t } = useTranslation();
  const narrowed = useSelector(list, ({ context }) => isNarrowed(context.filter));
  return (
    <Card>
      {narrowed ? (
        <EmptyState
          title={t('orders.noMatch.title')}
          text={t('orders.noMatch.text')}
          action={
            <Button onClick={() => list.send({ type: 'filter.change', change: nothingNarrowed })}>
              {t('orders.clearFilters')}
            </Button>
          }
        />
      ) : (
        <EmptyState {...state} />
      )}
    </Card>
  );
}
