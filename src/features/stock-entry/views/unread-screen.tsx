import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ChooseFile } from './choose-file.tsx';
import type { EntryScreenProps } from './entry-props.ts';
import { useFileReason } from './use-file-reason.ts';
import { useSourceTitle } from './review/use-source-title.ts';

/** A file in which no goods could be read, or that nobody could be asked to read. */
export function UnreadScreen({ entry, notice, ...choosing }: EntryScreenProps) {
  const { t } = useTranslation();
  const titleOf = useSourceTitle();
  const reasonOf = useFileReason();
  const { problem, source } = useSelector(entry, ({ context }) => context);
  const isReached = useSelector(entry, (snapshot) => snapshot.matches('unread'));
  const retry = () => entry.send({ type: 'entry.retry' });
  return (
    <>
      <PageHeader back={<BackButton fallback="/stock-entry" />} title={titleOf(source)} />
      <PageColumn>
        {notice}
        {isReached ? (
          <Banner
            kind="refused"
            title={t('stock.productParsingFailed')}
            text={problem === null ? undefined : reasonOf(problem, source?.kind ?? null)}
            action={
              <ButtonRow>
                {source?.kind === 'photo' && (
                  <Button look="tonal" height={44} onClick={() => entry.send({ type: 'file.adjust' })}>
                    {t('stockEntry.file.adjust')}
                  </Button>
                )}
                <Button look={source?.kind === 'photo' ? 'quiet' : 'tonal'} height={44} onClick={retry}>
                  {t('common.retry')}
                </Button>
              </ButtonRow>
            }
          />
        ) : (
          <Card>
            <ErrorState
              title={t('stockEntry.unreached.title')}
              text={t('stockEntry.unreached.text')}
              onRetry={retry}
            />
          </Card>
        )}
        <ChooseFile {...choosing} onByHand={() => entry.send({ type: 'entry.byHand' })} />
      </PageColumn>
    </>
  );
}
