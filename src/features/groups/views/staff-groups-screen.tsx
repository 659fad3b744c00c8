import { IconCrown } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { maxSearchLength } from '../../../../domain/limits.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { FoundGroups } from './found-groups.tsx';
import type { FoundGroupsProps } from './found-groups.tsx';
import styles from './my-groups.module.css';

interface StaffGroupsScreenProps extends FoundGroupsProps {
  /** Of the group that is worked for; null where it is not known yet. */
  readonly name: string | null;
}

/** The groups that staff may work for: which one it is now, what VIP means there, and the others to change to. */
export function StaffGroupsScreen({ groups, chosen, name, onChoose }: StaffGroupsScreenProps) {
  const { t } = useTranslation();
  const state = useSelector(groups, ({ value }) => statePath(value));
  const sought = useSelector(groups, ({ context }) => context.filter.name);
  return (
    <main data-screen="my-groups" data-state={state}>
      <PageHeader back={<BackButton fallback="/my" />} title={t('group.mine')} />
      <PageColumn>
        <p className={styles.hint}>{t('group.worksFor')}</p>
        <Card rows>
          <Row
            icon={<IconCrown size={22} aria-hidden="true" />}
            title={t('group.vipOf', { name: name ?? t('group.unnamed') })}
            text={t('group.vipForStaff')}
            to="/home-vip"
          />
        </Card>
        <SearchField
          value={sought}
          placeholder={t('group.search')}
          maxLength={maxSearchLength}
          onChange={(text) => groups.send({ type: 'filter.change', change: { name: text } })}
        />
        <Card>
          <FoundGroups groups={groups} chosen={chosen} onChoose={onChoose} />
        </Card>
      </PageColumn>
    </main>
  );
}
