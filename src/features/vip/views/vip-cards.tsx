import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { ProductCard } from '../../../../domain/contract.ts';
import type { vipListMachine } from '../../../../machines/vip-list/vip-list-machine.ts';
import { PagedRows } from '../../../ui/layout/paged-rows.tsx';
import styles from './vip.module.css';

/** Pixels of most cards. */
const cardHeight = 190;

interface VipCardsProps {
  readonly list: ActorRefFrom<typeof vipListMachine>;
  readonly grid: string | undefined;
  readonly children: (product: ProductCard) => ReactNode;
}

/** The VIP products of a category, each with its price to be typed and its button. */
export function VipCards({ list, grid, children }: VipCardsProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(list, (current) => current);
  return (
    <PagedRows
      snapshot={snapshot}
      list={list}
      unreachable={t('vip.unreachable')}
      empty={<p className={styles.none}>{t('vip.noneHere')}</p>}
      rowHeight={cardHeight}
      name="vip-cards"
      areCards
      grid={grid}
    >
      {children}
    </PagedRows>
  );
}
