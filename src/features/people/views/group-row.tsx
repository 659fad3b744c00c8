import { IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Group } from '../../../../domain/contract.ts';
import { Row } from '../../../ui/layout/row.tsx';

interface GroupRowProps {
  readonly group: Group;
  readonly onClick: () => void;
}

/** A group with how many customers it has. */
export function GroupRow({ group, onClick }: GroupRowProps) {
  const { t } = useTranslation();
  const { name, members, vip_members, is_default } = group;
  const facts = [
    is_default ? t('people.group.default') : '',
    t('group.customers', { count: members }),
    vip_members === 0 ? '' : t('group.vip', { count: vip_members }),
  ];
  return (
    <div role="listitem" data-group={group.id}>
      <Row
        icon={<IconUsers size={22} aria-hidden="true" />}
        title={name}
        text={facts.filter((fact) => fact !== '').join(' · ')}
        onClick={onClick}
      />
    </div>
  );
}
