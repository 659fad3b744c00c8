import { IconCopy, IconShare } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { orderShareMachine } from '../../../../machines/order-share/order-share-machine.ts';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton-list.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import styles from './share-sheet.module.css';

interface ShareSheetProps {
  readonly share: ActorRefFrom<typeof orderShareMachine>;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const ways = {
  line: { says: 'orderShare.line', button: 'orderShare.inLine' },
  system: { says: 'orderShare.system', button: 'orderShare.inSystem' },
} as const;

/** How an order is passed on, what came of it, and its link. */
export function ShareSheet({ share, opened, onClose }: ShareSheetProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(share, (current) => current);
  const { offer } = snapshot.context;
  const way = offer === null || offer.way === 'copy' ? null : ways[offer.way];
  const isSharing = snapshot.matches({ offered: 'sharing' });
  const reason = isSharing ? t('orderShare.sharing') : undefined;
  return (
    <BottomSheet
      name="share"
      isText
      opened={opened}
      title={t('orderShare.open')}
      footer={
        offer !== null && (
          <ButtonRow>
            <Button
              look={way === null ? 'filled' : 'quiet'}
              height={52}
              grow
              icon={<IconCopy size={20} aria-hidden="true" />}
              reason={reason}
              onClick={() => share.send({ type: 'share.copy' })}
            >
              {t('orderShare.copy')}
            </Button>
            {way !== null && (
              <Button
                height={52}
                grow
                icon={<IconShare size={20} aria-hidden="true" />}
                reason={reason}
                onClick={() => share.send({ type: 'share.start' })}
              >
                {t(way.button)}
              </Button>
            )}
          </ButtonRow>
        )
      }
      onClose={onClose}
    >
      <div className={styles.share} data-share={statePath(snapshot.value)}>
        {snapshot.matches('preparing') && <SkeletonList of="rows" count={2} />}
        {snapshot.matches('unprepared') && (
          <ErrorState
            title={t('orderShare.unprepared')}
            text={t('state.unreachable.text')}
            onRetry={() => share.send({ type: 'share.retry' })}
          />
        )}
        {offer !== null && (
          <>
            <p>{t(way === null ? 'orderShare.copyOnly' : way.says)}</p>
            {offer.way !== 'line' && <p className={styles.note}>{t('orderShare.whoSees')}</p>}
            <p className={styles.url}>{offer.url}</p>
          </>
        )}
        <Outcome snapshot={snapshot} />
      </div>
    </BottomSheet>
  );
}

/** What came of the last try. */
function Outcome({ snapshot }: { readonly snapshot: SnapshotFrom<typeof orderShareMachine> }) {
  const { t } = useTranslation();
  const { code } = snapshot.context;
  if (snapshot.matches({ offered: 'shared' })) return <Banner kind="info" title={t('orderShare.shared')} />;
  if (snapshot.matches({ offered: 'cancelled' }))
    return <Banner kind="info" title={t('orderShare.cancelled')} />;
  if (snapshot.matches({ offered: 'copied' })) return <Banner kind="info" title={t('orderShare.copied')} />;
  if (snapshot.matches({ offered: 'uncopied' }))
    return <Banner kind="refused" title={t('orderShare.uncopied')} />;
  if (!snapshot.matches({ offered: 'refused' })) return null;
  return (
    <Banner kind="refused" title={t('orderShare.refused')} text={t('orderShare.refusedText', { code })} />
  );
}
