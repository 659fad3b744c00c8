import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { vipListMachine } from '../../../../machines/vip-list/vip-list-machine.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { VipRows } from './vip-rows.tsx';

interface VipListScreenProps {
  readonly list: ActorRefFrom<typeof vipListMachine>;
}

/** The VIP products of a group, for those who do not choose them. */
export function VipListScreen({ list }: VipListScreenProps) {
  const { t } = useTranslation();
  const state = useSelector(list, ({ value }) => statePath(value));
  const pagination = useSelector(list, ({ context }) => context.pagination);
  return (
    <main data-screen="vip-list" data-state={state}>
      <PageHeader
        back={<BackButton fallback="/my" />}
        title={t('vip.title')}
        count={pagination !== null && t('count.kinds', { count: pagination.total })}
      />
      <PageColumn>
        <VipRows list={list} />
      </PageColumn>
    </main>
  );
}
