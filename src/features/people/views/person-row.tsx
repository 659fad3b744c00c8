import { IconBellOff, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Person } from '../../../../domain/contract.ts';
import { parseRoles } from '../../../../domain/roles.ts';
import { Chip, VipTag } from '../../../ui/values/chip.tsx';
import { Avatar } from './avatar.tsx';
import styles from './people.module.css';

interface PersonRowProps {
  readonly person: Person;
  readonly isOneself: boolean;
  readonly onClick: () => void;
}

/** A person with their roles, or a customer with their group. */
export function PersonRow({ person, isOneself, onClick }: PersonRowProps) {
  const { t } = useTranslation();
  const roles = parseRoles(person.role);
  return (
    <div role="listitem">
      <button type="button" className={styles.row} data-person={person.id} onClick={onClick}>
        <Avatar src={person.avatar_url} />
        <span className={styles.words}>
          <span className={styles.line}>
            <span className={styles.name}>{person.name}</span>
            {isOneself && <span className={styles.remark}>{t('people.you')}</span>}
          </span>
          <span className={styles.chips}>
            {roles.map((role) => (
              <Chip key={role}>{t(`role.${role}`)}</Chip>
            ))}
            {roles.length === 0 && <span className={styles.group}>{person.group_name}</span>}
            {person.is_vip === 1 && <VipTag />}
            {person.line_obstacle !== undefined && (
              <span className={styles.unreached}>
                <IconBellOff size={16} aria-hidden="true" />
                {t(`people.obstacleOfLine.short.${person.line_obstacle.reason}`)}
              </span>
            )}
          </span>
        </span>
        <IconChevronRight className={styles.chevron} size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
