import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '../../../../domain/contract.ts';
import { mayCall } from '../../../../domain/permissions.ts';
import { isStaff, parseRoles, roleObstacle } from '../../../../domain/roles.ts';
import type { StaffRole } from '../../../../domain/roles.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { Avatar } from './avatar.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { MoveList } from './move-list.tsx';
import { PersonFooter } from './person-footer.tsx';
import { PersonNotice } from './person-notice.tsx';
import type { PersonSheetProps } from './people-props.ts';
import { RoleList } from './role-list.tsx';
import { useDuties } from './use-duties.ts';
import styles from './people.module.css';

/** A person: what they may do, and what may be done about it. */
export function PersonSheet({
  caller,
  person: listed,
  admin,
  groups,
  opened,
  notice,
  onClose,
}: PersonSheetProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(admin, (current) => current);
  const [isMoving, setMoving] = useState(false);
  const dutiesOf = useDuties();
  const person = snapshot.context.person ?? listed;
  const roles = parseRoles(person.role);
  const obstacle = mayCall(caller.roles, 'resetRole')
    ? roleObstacle(caller, { id: person.id, roles })
    : 'role';
  const isAsking = snapshot.matches('askingRemoval') || snapshot.matches('askingMove');
  const isBusy = !snapshot.matches('shown');
  const close = () => {
    setMoving(false);
    // It was read.
    if (snapshot.can({ type: 'refusal.acknowledge' })) admin.send({ type: 'refusal.acknowledge' });
    onClose();
  };
  return (
    <BottomSheet
      name="person"
      opened={opened}
      title={person.name}
      footer={
        obstacle === null &&
        !isMoving && <PersonFooter admin={admin} name={person.name} hasRole={isStaff(roles)} />
      }
      onClose={close}
    >
      <div className={styles.stack}>
        <Facts person={person} />
        <LineObstacle person={person} />
        {notice}
        <PersonNotice admin={admin} />
        {obstacle !== null && (
          <>
            <Banner kind="info" title={t(`people.obstacle.${obstacle}`)} />
            <p>{isStaff(roles) ? dutiesOf(roles) : t('people.duty.none')}</p>
          </>
        )}
        {obstacle === null && !isAsking && isMoving && (
          <MoveList
            groups={groups}
            current={person.group_id}
            onChoose={(group) => {
              setMoving(false);
              admin.send({ type: 'group.choose', group });
            }}
            onKeep={() => setMoving(false)}
          />
        )}
        {obstacle === null && !isAsking && !isMoving && (
          <>
            {!isStaff(roles) && (
              <CustomerFacts
                person={person}
                isBusy={isBusy}
                onVip={() => admin.send({ type: 'vip.change' })}
                onMove={() => setMoving(true)}
              />
            )}
            <RoleList
              held={roles}
              chosen={snapshot.context.role}
              onChoose={(role) => admin.send({ type: 'role.choose', role })}
            />
            <Effect roles={roles} chosen={snapshot.context.role} name={person.name} />
          </>
        )}
      </div>
    </BottomSheet>
  );
}

function Facts({ person }: { readonly person: Person }) {
  const { t } = useTranslation();
  const { role, line_id, last_seen_at } = person;
  const names = parseRoles(role).map((held) => t(`role.${held}`));
  const facts = [
    names.length === 0 ? t('role.customer') : names.join(', '),
    line_id === '' ? '' : t('people.line', { id: line_id }),
    last_seen_at === null ? '' : t('people.seen', { at: formatDateTime(last_seen_at) }),
  ];
  return (
    <div className={styles.head}>
      <Avatar src={person.avatar_url} />
      <span>{facts.filter((fact) => fact !== '').join(' · ')}</span>
    </div>
  );
}

/** That messages by LINE do not reach them, and why. */
function LineObstacle({ person: { name, line_obstacle } }: { readonly person: Person }) {
  const { t } = useTranslation();
  if (line_obstacle === undefined) return null;
  const { reason, since } = line_obstacle;
  return (
    <Banner
      kind="warn"
      title={t('people.obstacleOfLine.title', { name })}
      text={
        <>
          {t(`people.obstacleOfLine.text.${reason}`)}
          {since !== null && (
            <span className={styles.since}>
              {t('people.obstacleOfLine.since', { at: formatDateTime(since) })}
            </span>
          )}
        </>
      }
    />
  );
}

interface EffectProps {
  readonly roles: readonly StaffRole[];
  readonly chosen: StaffRole | null;
  readonly name: string;
}

/** What giving the chosen role does. */
function Effect({ roles, chosen, name }: EffectProps) {
  const { t } = useTranslation();
  if (chosen === null || roles.join() === chosen) return null;
  const former = roles.map((role) => t(`role.${role}`)).join(', ');
  return (
    <Banner
      kind="info"
      title={
        former === '' ? t('people.effect.first', { name }) : t('people.effect.replaces', { former, name })
      }
    />
  );
}
