import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { ChooseFile } from './choose-file.tsx';
import { DoneScreen } from './done-screen.tsx';
import type { EntryScreenProps } from './entry-props.ts';
import { PreviewScreen } from './preview-screen.tsx';
import { ReviewScreen } from './review/review-screen.tsx';
import { UnreadScreen } from './unread-screen.tsx';
import { WorkScreen } from './work-screen.tsx';
import styles from './review/review.module.css';

/** A stock entry, wherever it stands: its file is chosen and read, its rows reviewed, what is ready booked. */
export function EntryScreen(props: EntryScreenProps) {
  const { t } = useTranslation();
  const { entry, notice } = props;
  const snapshot = useSelector(entry, (current) => current);
  const state = snapshot.value;
  return (
    <main className={styles.screen} data-screen="stock-entry" data-state={statePath(state)}>
      {content()}
    </main>
  );

  function content() {
    if (snapshot.matches('previewing')) return <PreviewScreen {...props} />;
    if (snapshot.matches('uploading') || snapshot.matches('recognising')) return <WorkScreen {...props} />;
    if (snapshot.matches('unread') || snapshot.matches('unreached')) return <UnreadScreen {...props} />;
    if (snapshot.matches('done') || snapshot.matches('partlyDone')) return <DoneScreen entry={entry} />;
    if (!snapshot.matches('choosing') && !snapshot.matches('discarded')) return <ReviewScreen {...props} />;
    const header = <PageHeader back={<BackButton fallback="/stock-entry" />} title={t('stockEntry.title')} />;
    return (
      <>
        {header}
        <PageColumn>
          {notice}
          {snapshot.matches('choosing') ? (
            <ChooseFile {...props} onByHand={() => entry.send({ type: 'entry.byHand' })} />
          ) : (
            <Card>
              <EmptyState
                title={t('stockEntry.discarded.title')}
                text={t('stockEntry.discarded.text')}
                action={<Link to="/stock-entry">{t('stockEntry.another')}</Link>}
              />
            </Card>
          )}
        </PageColumn>
      </>
    );
  }
}
