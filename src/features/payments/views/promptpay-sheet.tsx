import { IconDownload } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { readWire } from '../../../../domain/money.ts';
import type { promptpayQrMachine } from '../../../../machines/promptpay-qr/promptpay-qr-machine.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { Money } from '../../../ui/values/money.tsx';
import styles from './promptpay.module.css';

interface PromptpaySheetProps {
  readonly qr: ActorRefFrom<typeof promptpayQrMachine>;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The amount that is due, its QR, and the way to keep it as a picture. */
export function PromptpaySheet({ qr: actor, opened, onClose }: PromptpaySheetProps) {
  const { t, i18n } = useTranslation();
  const snapshot = useSelector(actor, (current) => current);
  const { qr, problem, way } = snapshot.context;
  const retry = () => actor.send({ type: 'qr.retry' });
  return (
    <BottomSheet
      name="promptpay"
      opened={opened}
      title={t('promptpay.title')}
      footer={qr !== null && way !== 'none' && <SaveButton qr={actor} />}
      onClose={onClose}
    >
      <div className={styles.body} data-promptpay={statePath(snapshot.value)}>
        {snapshot.matches('loading') && <Banner kind="info" title={t('promptpay.loading')} />}
        {problem !== null && (
          <Banner
            kind="refused"
            title={t('promptpay.refused')}
            text={translateReason(i18n, problem)}
            action={
              <Button look="tonal" height={44} onClick={retry}>
                {t('common.retry')}
              </Button>
            }
          />
        )}
        {snapshot.matches('unreachable') && (
          <ErrorState title={t('promptpay.unread')} text={t('state.unreachable.text')} onRetry={retry} />
        )}
        {qr !== null && (
          <>
            <p>
              <span className={styles.hint}>{t('promptpay.due')}</span>
              <br />
              <Money amount={readWire(qr.amount)} className={styles.amount} />
            </p>
            <img className={styles.code} src={qr.picture} alt={t('promptpay.picture')} />
            <p className={styles.hint}>{t(way === 'none' ? 'promptpay.holdToSave' : 'promptpay.howTo')}</p>
            {snapshot.matches({ shown: 'saved' }) && <Banner kind="info" title={t('promptpay.saved')} />}
            {snapshot.matches({ shown: 'failed' }) && (
              <Banner kind="refused" title={t('promptpay.failed')} text={t('promptpay.holdToSave')} />
            )}
          </>
        )}
      </div>
    </BottomSheet>
  );
}

function SaveButton({ qr }: Pick<PromptpaySheetProps, 'qr'>) {
  const { t } = useTranslation();
  const maySave = useSelector(qr, (snapshot) => snapshot.can({ type: 'qr.save' }));
  return (
    <ButtonRow>
      <Button
        height={52}
        grow
        icon={<IconDownload size={20} aria-hidden="true" />}
        reason={maySave ? undefined : t('promptpay.saving')}
        onClick={() => qr.send({ type: 'qr.save' })}
      >
        {t('promptpay.save')}
      </Button>
    </ButtonRow>
  );
}
