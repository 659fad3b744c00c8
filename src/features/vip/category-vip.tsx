import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductCard } from '../../../domain/contract.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { VipCards } from './views/vip-cards.tsx';
import { vipListClient } from './vip-workflows.ts';

interface CategoryVipProps {
  readonly groupId: string;
  /** A third-level category. */
  readonly categoryId: string;
}

function useCategoryVip({ groupId, categoryId }: CategoryVipProps) {
  const list = useWorkflow(vipListClient, `${groupId}/${categoryId}`);
  useSendOnVisit(list, 'list.refresh');
  return list.actor;
}

/** How many products of a category are VIP for a group; nothing while it is not known. */
export function CategoryVipCount(props: CategoryVipProps) {
  const { t } = useTranslation();
  const total = useSelector(useCategoryVip(props), ({ context }) => context.pagination?.total ?? null);
  return total !== null && ` · ${t('vip.kinds', { count: total })}`;
}

interface CategoryVipListProps extends CategoryVipProps {
  readonly grid: string | undefined;
  readonly card: (product: ProductCard) => ReactNode;
}

/** The products of a category that are VIP for a group, a page at a time. */
export function CategoryVipList({ grid, card, ...props }: CategoryVipListProps) {
  return (
    <VipCards list={useCategoryVip(props)} grid={grid}>
      {card}
    </VipCards>
  );
}
