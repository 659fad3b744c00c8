import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { clearCacheMachine } from '../../../../machines/clear-cache/clear-cache-machine.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import styles from './my-screen.module.css';

interface ClearCacheSheetProps {
  readonly cache: ActorRefFrom<typeof clearCacheMachine>;
  /** Writes that the server has not acknowledged. */
  readonly unsent: number;
}

/** Asks before this device is emptied, and stays over everything else while it is. */
export function ClearCacheSheet({ cache, unsent }: ClearCacheSheetProps) {
  const { t } = useTranslation();
  const state = useSelector(cache, ({ value }) => value);
  const keep = () => cache.send({ type: 'cache.keep' });
  return (
    <BottomSheet
      name="clear-cache"
      opened={state !== 'resting'}
      title={t('my.clearCacheTitle')}
      onClose={keep}
      footer={
        <>
          {state === 'asking' && (
            <ButtonRow>
              <Button look="quiet" grow onClick={keep}>
                {t('common.keep')}
              </Button>
              <Button look="danger" grow onClick={() => cache.send({ type: 'cache.confirm' })}>
                {t(unsent > 0 ? 'my.clearAndLose' : 'my.clearCache')}
              </Button>
            </ButtonRow>
          )}
          {state === 'failed' && (
            <ButtonRow>
              <Button grow onClick={() => cache.send({ type: 'cache.retry' })}>
                {t('common.retry')}
              </Button>
            </ButtonRow>
          )}
        </>
      }
    >
      <div className={styles.question}>
        {state === 'asking' && (
          <>
            {unsent > 0 && <p className={styles.loss}>{t('my.clearCacheLoses', { count: unsent })}</p>}
            <p>{t('my.clearCacheText')}</p>
          </>
        )}
        {(state === 'clearing' || state === 'cleared') && <p role="status">{t(`my.${state}`)}</p>}
        {state === 'failed' && (
          <Banner kind="refused" title={t('my.clearFailed.title')} text={t('my.clearFailed.text')} />
        )}
      </div>
    </BottomSheet>
  );
}
