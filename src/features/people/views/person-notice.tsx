import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { readActor } from '../../../../domain/outcome.ts';
import { parseRoles } from '../../../../domain/roles.ts';
import { nameActor, translateReason } from '../../../i18n/translate-reason.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { DeliveryBanner } from '../../../ui/feedback/delivery-banner.tsx';
import { holdUpOf } from '../../../ui/feedback/delivery-of.ts';
import type { PersonSheetProps } from './people-props.ts';

/** How a change of a person stands: asked, sent, refused, overtaken, done. */
export function PersonNotice({ admin }: Pick<PersonSheetProps, 'admin'>) {
  const { t, i18n } = useTranslation();
  const snapshot = useSelector(admin, (current) => current);
  const { person, problem, change, group } = snapshot.context;
  const delivery = holdUpOf(snapshot);
  if (delivery !== null)
    return (
      <DeliveryBanner
        status={delivery}
        onRetry={() => admin.send({ type: 'admin.retry' })}
        wayOut={
          delivery === 'unreachable' && (
            <Button look="text" height={44} onClick={() => admin.send({ type: 'admin.takeBack' })}>
              {t('common.keep')}
            </Button>
          )
        }
      />
    );
  if (person === null) return null;
  const { name } = person;
  if (snapshot.matches('askingRemoval'))
    return (
      <Banner kind="warn" title={t('people.remove.question', { name })} text={t('people.remove.effect')} />
    );
  if (snapshot.matches('askingMove'))
    return (
      <Banner
        kind="warn"
        title={problem !== null && translateReason(i18n, problem)}
        text={t('people.move.effect', { name: group?.name ?? '' })}
      />
    );
  if (snapshot.matches('conflict') && problem !== null) {
    const by = readActor(problem.details['changed_by']);
    return (
      <Banner
        kind="warn"
        title={t('people.conflict', { name, by: by === null ? t('people.somebody') : nameActor(i18n, by) })}
        text={t('people.conflictText')}
        action={
          <Button look="tonal" height={44} onClick={() => admin.send({ type: 'theirs.see' })}>
            {t('people.seeTheirs')}
          </Button>
        }
      />
    );
  }
  if (snapshot.matches({ shown: 'refused' }) && problem !== null)
    return <Banner kind="refused" title={t('people.refused')} text={translateReason(i18n, problem)} />;
  if (snapshot.matches({ shown: 'done' })) return <Banner kind="info" title={done()} />;
  return null;

  function done(): string {
    if (person === null) return '';
    const [role = 'customer'] = parseRoles(person.role);
    if (change === 'vip') return t(person.is_vip === 1 ? 'people.done.vip' : 'people.done.notVip', { name });
    if (change === 'group') return t('people.done.group', { name, group: person.group_name });
    return t('people.done.role', { name, role: t(`role.${role}`) });
  }
}
