import { IconPlus } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Address } from '../../../../domain/contract.ts';
import type { placeListMachine } from '../../../../machines/place-list/place-list-machine.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PagedRows } from '../../../ui/layout/paged-rows.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { StickyBar, useIsDesktop } from '../../../ui/layout/sticky-bar.tsx';
import styles from './addresses.module.css';

interface AddressesScreenProps {
  readonly list: ActorRefFrom<typeof placeListMachine>;
  /** Where Back leads when the page was opened directly. */
  readonly fallback: string;
  /** The group beside the title. */
  readonly group: ReactNode;
  /** The order for which one of them is chosen. */
  readonly orderNumber?: string | undefined;
  readonly renderRow: (address: Address) => ReactNode;
  /** New ones that are not among them yet. */
  readonly begun: ReactNode;
  readonly onAdd: () => void;
}

/** Pixels of most cards. */
const cardHeight = 210;

/** The addresses of a customer group. */
export function AddressesScreen(props: AddressesScreenProps) {
  const { list, fallback, group, orderNumber, renderRow, begun, onAdd } = props;
  const { t } = useTranslation();
  const snapshot = useSelector(list, (current) => current);
  const isDesktop = useIsDesktop();
  const addButton = (
    <Button
      height={isDesktop ? 44 : 52}
      grow={!isDesktop}
      icon={<IconPlus size={22} aria-hidden="true" />}
      onClick={onAdd}
    >
      {t('address.add')}
    </Button>
  );
  const count = snapshot.hasTag('listed') ? snapshot.context.items.length : 0;
  return (
    <main data-screen="address" data-state={statePath(snapshot.value)}>
      <PageHeader
        back={<BackButton fallback={fallback} />}
        title={t('address.title')}
        count={count > 0 && count}
        actions={
          <>
            {Boolean(group) && <span className={styles.group}>{group}</span>}
            {isDesktop && <div className={styles.add}>{addButton}</div>}
          </>
        }
      />
      <PageColumn>
        {orderNumber !== undefined && (
          <Banner
            kind="info"
            title={t('address.order.title', { number: orderNumber })}
            text={t('address.order.text')}
          />
        )}
        {begun}
        <PagedRows
          snapshot={snapshot}
          list={list}
          unreachable={t('address.failed.fetch')}
          empty={<EmptyState title={t('address.empty.title')} text={t('address.empty.text')} />}
          rowHeight={cardHeight}
          name="addresses"
          areCards
        >
          {renderRow}
        </PagedRows>
      </PageColumn>
      {!isDesktop && <StickyBar>{addButton}</StickyBar>}
    </main>
  );
}
