import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Group } from '../../../../domain/contract.ts';
import { maxGroupName } from '../../../../domain/limits.ts';
import { readActor } from '../../../../domain/outcome.ts';
import type { groupFormMachine } from '../../../../machines/group-form/group-form-machine.ts';
import { nameActor, translateReason } from '../../../i18n/translate-reason.ts';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { DeliveryBanner } from '../../../ui/feedback/delivery-banner.tsx';
import { holdUpOf } from '../../../ui/feedback/delivery-of.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import styles from './people.module.css';

interface GroupFormSheetProps {
  readonly form: ActorRefFrom<typeof groupFormMachine>;
  /** Null of a new one. */
  readonly group: Group | null;
  readonly opened: boolean;
  readonly mayRename: boolean;
  readonly notice: ReactNode;
  /** Null where the person may not. */
  readonly onInvite: ((group: Group) => void) | null;
  readonly onMembers: ((group: Group) => void) | null;
  readonly onClose: () => void;
}

/** A group: its name, its invitation and its customers. */
export function GroupFormSheet(props: GroupFormSheetProps) {
  const { form, group, opened, mayRename, notice, onInvite, onMembers, onClose } = props;
  const { t } = useTranslation();
  const snapshot = useSelector(form, (current) => current);
  const { name } = snapshot.context;
  const known = snapshot.context.group ?? group;
  const isBusy = snapshot.hasTag('busy');
  return (
    <BottomSheet
      name="group-form"
      isForm
      opened={opened}
      title={known === null ? t('people.group.add') : known.name}
      footer={
        mayRename && (
          <ButtonRow>
            <Button
              height={52}
              grow
              submit
              reason={reasonAgainst()}
              onClick={() => form.send({ type: 'group.save' })}
            >
              {t(known === null ? 'people.group.create' : 'people.group.rename')}
            </Button>
          </ButtonRow>
        )
      }
      onClose={close}
    >
      <div className={styles.stack}>
        {notice}
        <GroupNotice form={form} />
        {mayRename && (
          <TextField
            label={t('people.group.name')}
            value={name}
            maxLength={maxGroupName}
            required
            locked={!snapshot.can({ type: 'name.change', name })}
            onChange={(text) => form.send({ type: 'name.change', name: text })}
          />
        )}
        {known !== null && (
          <div className={styles.roles}>
            {onInvite !== null && (
              <Row
                icon={<IconUserPlus size={22} aria-hidden="true" />}
                title={t('people.invite.title')}
                text={t('people.invite.text')}
                onClick={() => onInvite(known)}
              />
            )}
            {onMembers !== null && (
              <Row
                icon={<IconUsers size={22} aria-hidden="true" />}
                title={t('people.group.members')}
                text={t('group.customers', { count: known.members })}
                onClick={() => onMembers(known)}
              />
            )}
          </div>
        )}
      </div>
    </BottomSheet>
  );

  function close(): void {
    // A name that was typed stays for the next time.
    if (snapshot.matches('editing') && !snapshot.can({ type: 'group.save' }))
      form.send({ type: 'group.leave' });
    onClose();
  }

  function reasonAgainst(): string | undefined {
    if (isBusy) return t('people.pending');
    if (snapshot.can({ type: 'group.save' })) return undefined;
    if (snapshot.matches('conflict')) return t('order.noticeFirst');
    if (snapshot.matches('unreachable')) return t('people.pending');
    return t(name.trim() === '' ? 'people.group.nameless' : 'people.group.sameName');
  }
}

/** How the name stands: sent, refused, overtaken, saved. */
function GroupNotice({ form }: Pick<GroupFormSheetProps, 'form'>) {
  const { t, i18n } = useTranslation();
  const snapshot = useSelector(form, (current) => current);
  const { problem, name } = snapshot.context;
  const delivery = holdUpOf(snapshot);
  if (delivery !== null)
    return <DeliveryBanner status={delivery} onRetry={() => form.send({ type: 'group.retry' })} />;
  if (snapshot.matches('conflict') && problem !== null) {
    const by = readActor(problem.details['changed_by']);
    return (
      <Banner
        kind="warn"
        title={t('people.group.conflict', { by: by === null ? t('people.somebody') : nameActor(i18n, by) })}
        action={
          <>
            <Button look="tonal" height={44} onClick={() => form.send({ type: 'mine.keep' })}>
              {t('people.group.keepMine', { name })}
            </Button>
            <Button look="text" height={44} onClick={() => form.send({ type: 'theirs.keep' })}>
              {t('people.group.keepTheirs')}
            </Button>
          </>
        }
      />
    );
  }
  if (snapshot.matches({ editing: 'refused' }) && problem !== null)
    return <Banner kind="refused" title={t('people.refused')} text={translateReason(i18n, problem)} />;
  if (snapshot.matches('saved')) return <Banner kind="info" title={t('people.group.saved', { name })} />;
  return null;
}
