import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { assignableRoles } from '../../../../domain/roles.ts';
import type { StaffRole } from '../../../../domain/roles.ts';
import { useDuties } from './use-duties.ts';
import styles from './people.module.css';

interface RoleListProps {
  /** The roles that the person has now. */
  readonly held: readonly StaffRole[];
  readonly chosen: StaffRole | null;
  readonly onChoose: (role: StaffRole) => void;
}

/** The roles that can be given, one of them, each with what it may do. */
export function RoleList({ held, chosen, onChoose }: RoleListProps) {
  const { t } = useTranslation();
  const id = useId();
  const dutiesOf = useDuties();
  const focused = chosen ?? assignableRoles.find((role) => held.includes(role)) ?? assignableRoles[0];
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-label={t('people.chooseRole')}
      className={styles.roles}
      onKeyDown={walk}
    >
      {assignableRoles.map((role) => (
        <button
          key={role}
          type="button"
          role="radio"
          aria-checked={role === chosen}
          aria-labelledby={`${id}-${role}`}
          aria-describedby={`${id}-${role}-duties`}
          tabIndex={role === focused ? 0 : -1}
          data-role={role}
          className={styles.role}
          onClick={() => onChoose(role)}
        >
          <span>
            <span id={`${id}-${role}`} className={styles.title}>
              {t(`role.${role}`)}
              {held.includes(role) && <span className={styles.now}>{t('people.now')}</span>}
            </span>
            <span id={`${id}-${role}-duties`} className={styles.text}>
              {dutiesOf([role])}
            </span>
          </span>
          <span className={styles.ring} />
        </button>
      ))}
    </div>
  );

  /** The arrows of a group of radio buttons choose. */
  function walk(event: KeyboardEvent<HTMLElement>): void {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const at = assignableRoles.findIndex((role) => role === focused);
    if (step === undefined) return;
    event.preventDefault();
    const next = assignableRoles[(at + step + assignableRoles.length) % assignableRoles.length];
    if (next === undefined) return;
    onChoose(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-role="${next}"]`)?.focus();
  }
}
