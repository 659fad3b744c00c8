import { IconChevronDown, IconCrown, IconSearch } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Group, ProductCard } from '../../../../domain/contract.ts';
import { maxSearchLength } from '../../../../domain/limits.ts';
import type { productPickerMachine } from '../../../../machines/product-picker/product-picker-machine.ts';
import type { vipListMachine } from '../../../../machines/vip-list/vip-list-machine.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { watchMedia } from '../../../ui/layout/split-view.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { PickerBody } from '../../product-picker/views/picker-body.tsx';
import { VipRows } from './vip-rows.tsx';
import styles from './vip.module.css';

interface VipScreenProps {
  /** Whose VIP products they are; null while it is not known. */
  readonly group: Group | null;
  readonly picker: ActorRefFrom<typeof productPickerMachine>;
  readonly list: ActorRefFrom<typeof vipListMachine>;
  /** A product with its price and its button. */
  readonly card: (product: ProductCard) => ReactNode;
  /** How many products of a category are VIP for the group, and these products in a grid. */
  readonly vipCount: (categoryId: string) => ReactNode;
  readonly vipProducts: (categoryId: string, grid: string | undefined) => ReactNode;
  readonly onGroup: () => void;
}

/** From here on the group stands beside the products, with those that are VIP for it; the style sheet asks for the same width. */
const wide = '(min-width: 1024px)';
const subscribe = watchMedia(wide);
const grids = { shelf: styles.grid, search: styles.hits };

/** Which products are VIP for a group, and their VIP prices. */
export function VipScreen({ group, picker, list, card, vipCount, vipProducts, onGroup }: VipScreenProps) {
  const { t } = useTranslation();
  const query = useSelector(picker, ({ context }) => context.query);
  const state = useSelector(picker, ({ value }) => statePath(value));
  const total = useSelector(list, ({ context }) => context.pagination?.total ?? null);
  const isWide = useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
  const [isAsked, setAsked] = useState(false);
  const [isVipOnly, setVipOnly] = useState(false);
  const isSearching = isWide || isAsked || query !== '';
  const head = <GroupHead group={group} onGroup={onGroup} />;
  return (
    <main className={styles.screen} data-screen="home-vip" data-state={state}>
      <PageHeader
        back={<BackButton fallback="/my" />}
        title={t('vip.title')}
        count={total !== null && t('count.kinds', { count: total })}
        actions={
          !isWide && (
            <IconButton
              label={t('picker.search')}
              icon={<IconSearch size={24} aria-hidden="true" />}
              isPressed={isSearching}
              onClick={() => {
                if (isSearching) picker.send({ type: 'search.change', query: '' });
                setAsked(!isSearching);
              }}
            />
          )
        }
      >
        {!isWide && head}
        {isSearching && (
          <div className={styles.search} ref={isAsked ? focusField : undefined}>
            <SearchField
              value={query}
              placeholder={t('picker.search')}
              maxLength={maxSearchLength}
              onChange={(text) => picker.send({ type: 'search.change', query: text })}
            />
          </div>
        )}
      </PageHeader>
      <div className={styles.body}>
        <div className={styles.products}>
          <h2 className="unseen">{t('picker.categories')}</h2>
          <PickerBody
            picker={picker}
            onPick={() => undefined}
            grids={grids}
            filter={{
              label: t('vip.only'),
              isChosen: isVipOnly,
              onToggle: () => setVipOnly(!isVipOnly),
              count: vipCount,
              products: (categoryId) => vipProducts(categoryId, grids.shelf),
            }}
          >
            {card}
          </PickerBody>
        </div>
        {isWide && (
          <aside className={styles.group} aria-label={t('vip.ofGroup')}>
            {head}
            <h2 className={styles.groupTitle}>{t('vip.ofGroup')}</h2>
            <VipRows list={list} />
          </aside>
        )}
      </div>
    </main>
  );
}

function focusField(element: HTMLElement | null): void {
  element?.querySelector('input')?.focus();
}

/** Whose VIP products they are, to be changed. */
function GroupHead({ group, onGroup }: Pick<VipScreenProps, 'group' | 'onGroup'>) {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles.head} aria-haspopup="dialog" onClick={onGroup}>
      <IconCrown size={24} aria-hidden="true" />
      <span className={styles.headWords}>
        <span className={styles.headLabel}>{t('vip.group')}</span>
        <span className={styles.headName}>{group === null ? t('group.choose') : nameOf(group)}</span>
      </span>
      <IconChevronDown size={22} aria-hidden="true" />
    </button>
  );

  function nameOf({ name, members, vip_members }: Group): string {
    return [name, t('group.customers', { count: members }), t('group.vip', { count: vip_members })].join(
      ' · ',
    );
  }
}
