import { IconUserMinus } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import type { PersonSheetProps } from './people-props.ts';

interface PersonFooterProps extends Pick<PersonSheetProps, 'admin'> {
  readonly name: string;
  readonly hasRole: boolean;
}

/** What is confirmed: the chosen role, the answer to a question. */
export function PersonFooter({ admin, name, hasRole }: PersonFooterProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(admin, (current) => current);
  const { role } = snapshot.context;
  if (snapshot.matches('askingRemoval'))
    return (
      <ButtonRow>
        <Button look="quiet" grow onClick={() => admin.send({ type: 'removal.keep' })}>
          {t('common.keep')}
        </Button>
        <Button look="danger" grow onClick={() => admin.send({ type: 'removal.confirm' })}>
          {t('people.remove.confirm')}
        </Button>
      </ButtonRow>
    );
  if (snapshot.matches('askingMove'))
    return (
      <ButtonRow>
        <Button look="quiet" grow onClick={() => admin.send({ type: 'move.keep' })}>
          {t('common.keep')}
        </Button>
        <Button grow onClick={() => admin.send({ type: 'move.confirm' })}>
          {t('people.move.confirm')}
        </Button>
      </ButtonRow>
    );
  const pending = t(snapshot.matches('conflict') ? 'order.noticeFirst' : 'people.pending');
  const busy = snapshot.matches('shown') ? undefined : pending;
  return (
    <ButtonRow>
      {hasRole && (
        <Button
          look="dangerText"
          icon={<IconUserMinus size={20} aria-hidden="true" />}
          reason={busy}
          onClick={() => admin.send({ type: 'role.remove' })}
        >
          {t('people.remove.action')}
        </Button>
      )}
      <Button height={52} grow reason={reasonAgainst()} onClick={() => admin.send({ type: 'role.save' })}>
        {role === null ? t('people.give') : t('people.make', { role: t(`role.${role}`) })}
      </Button>
    </ButtonRow>
  );

  function reasonAgainst(): string | undefined {
    if (busy !== undefined) return busy;
    if (snapshot.can({ type: 'role.save' })) return undefined;
    return role === null ? t('people.chooseFirst') : t('people.sameRole', { name });
  }
}
