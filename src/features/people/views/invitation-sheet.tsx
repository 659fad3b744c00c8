import { IconCopy, IconShare } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { groupInvitationMachine } from '../../../../machines/group-invitation/group-invitation-machine.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton-list.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import styles from './people.module.css';

interface InvitationSheetProps {
  readonly invitation: ActorRefFrom<typeof groupInvitationMachine>;
  readonly groupName: string;
  readonly opened: boolean;
  /** Asks for another group to invite into; null where none is offered. */
  readonly onOtherGroup: (() => void) | null;
  readonly onClose: () => void;
}

/** The link into a group and its QR, to be shown, copied and shared. */
export function InvitationSheet(props: InvitationSheetProps) {
  const { invitation: actor, groupName, opened, onOtherGroup, onClose } = props;
  const { t, i18n } = useTranslation();
  const snapshot = useSelector(actor, (current) => current);
  const { invitation, problem, canShare } = snapshot.context;
  const retry = () => actor.send({ type: 'invitation.retry' });
  return (
    <BottomSheet
      name="invitation"
      isText
      opened={opened}
      title={t('people.invite.into', { name: groupName })}
      footer={
        invitation !== null && (
          <ButtonRow>
            <Button
              look={canShare ? 'quiet' : 'filled'}
              height={52}
              grow
              icon={<IconCopy size={20} aria-hidden="true" />}
              onClick={() => actor.send({ type: 'invitation.copy' })}
            >
              {t('people.invite.copy')}
            </Button>
            {canShare && (
              <Button
                height={52}
                grow
                icon={<IconShare size={20} aria-hidden="true" />}
                onClick={() => actor.send({ type: 'invitation.share' })}
              >
                {t('people.invite.share')}
              </Button>
            )}
          </ButtonRow>
        )
      }
      onClose={onClose}
    >
      <div className={styles.stack} data-invitation={statePath(snapshot.value)}>
        {snapshot.matches('making') && <SkeletonList of="rows" count={3} />}
        {snapshot.matches('unreachable') && (
          <ErrorState title={t('people.invite.unread')} text={t('state.unreachable.text')} onRetry={retry} />
        )}
        {problem !== null && (
          <Banner
            kind="refused"
            title={t('people.invite.refused')}
            text={translateReason(i18n, problem)}
            action={
              <Button look="tonal" height={44} onClick={retry}>
                {t('common.retry')}
              </Button>
            }
          />
        )}
        {invitation !== null && (
          <>
            <Banner
              kind="warn"
              title={t('people.invite.togetherTitle', { name: groupName })}
              text={t('people.invite.together')}
              action={
                onOtherGroup !== null && (
                  <Button look="tonal" height={44} onClick={onOtherGroup}>
                    {t('people.invite.otherGroup')}
                  </Button>
                )
              }
            />
            <p>{t('people.invite.how')}</p>
            <img
              className={styles.code}
              src={invitation.picture}
              alt={t('people.invite.qr', { name: groupName })}
            />
            <p className={styles.text}>
              {t('people.invite.until', { at: formatDateTime(invitation.expiresAt) })}
            </p>
            <p className={styles.url}>{invitation.url}</p>
            {snapshot.matches({ shown: 'copied' }) && (
              <Banner kind="info" title={t('people.invite.copied')} />
            )}
            {snapshot.matches({ shown: 'shared' }) && (
              <Banner kind="info" title={t('people.invite.shared')} />
            )}
            {snapshot.matches({ shown: 'uncopied' }) && (
              <Banner kind="refused" title={t('people.invite.byHand')} />
            )}
          </>
        )}
      </div>
    </BottomSheet>
  );
}
