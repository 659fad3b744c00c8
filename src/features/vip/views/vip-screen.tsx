import { IconChevronDown, IconCrown } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Group } from '../../../../domain/contract.ts';
import { maxSearchLength } from '../../../../domain/limits.ts';
import type { productPickerMachine } from '../../../../machines/product-picker/product-picker-machine.ts';
import type { vipListMachine } from '../../../../machines/vip-list/vip-list-machine.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import styles from './vip.module.css';

interface VipScreenProps {
  /** Whose VIP products they are; null while it is not known. */
  readonly group: Group | null;
  readonly picker: ActorRefFrom<typeof productPickerMachine>;
  readonly list: ActorRefFrom<typeof vipListMachine>;
  readonly onGroup: () => void;
  /** The categories with their products, or what a search found. */
  readonly body: ReactNode;
}

/** Which products are VIP for a group, and their VIP prices. */
export function VipScreen({ group, picker, list, onGroup, body }: VipScreenProps) {
  const { t } = useTranslation();
  const query = useSelector(picker, ({ context }) => context.query);
  const state = useSelector(picker, ({ value }) => statePath(value));
  const total = useSelector(list, ({ context }) => context.pagination?.total ?? null);
  return (
    <main className={styles.screen} data-screen="home-vip" data-state={state}>
      <PageHeader
        back={<BackButton fallback="/my" />}
        title={t('vip.title')}
        count={total !== null && t('count.kinds', { count: total })}
      >
        <button type="button" className={styles.head} aria-haspopup="dialog" onClick={onGroup}>
          <IconCrown size={24} aria-hidden="true" />
          <span className={styles.headWords}>
            <span className={styles.headLabel}>{t('vip.group')}</span>
            <span className={styles.headName}>{group === null ? t('group.choose') : nameOf(group)}</span>
          </span>
          <IconChevronDown size={22} aria-hidden="true" />
        </button>
        <div className={styles.search}>
          <SearchField
            value={query}
            placeholder={t('picker.search')}
            maxLength={maxSearchLength}
            onChange={(text) => picker.send({ type: 'search.change', query: text })}
          />
        </div>
      </PageHeader>
      {body}
    </main>
  );

  function nameOf({ name, members, vip_members }: Group): string {
    return [name, t('group.customers', { count: members }), t('group.vip', { count: vip_members })].join(
      ' · ',
    );
  }
}
