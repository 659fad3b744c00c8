import { useTranslation } from 'react-i18next';
import type {
  EntryDraft,
  FoundDrafts,
} from '../../../../machines/stock-entry-start/stock-entry-start-machine.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { ChooseFile } from './choose-file.tsx';
import type { ChooseFileProps } from './entry-props.ts';
import { useSourceTitle } from './review/use-source-title.ts';

interface StartScreenProps extends FoundDrafts, ChooseFileProps {
  readonly onByHand: () => void;
}

/** Where a stock entry begins, or a draft goes on. */
export function StartScreen({ drafts, unreadable, ...choosing }: StartScreenProps) {
  const { t } = useTranslation();
  return (
    <main data-screen="stock-entry-start" data-state={choosing.isTaking ? 'taking' : 'choosing'}>
      <PageHeader back={<BackButton fallback="/stock" />} title={t('stockEntry.title')} />
      <PageColumn>
        {unreadable > 0 && (
          <Banner
            kind="warn"
            title={t('stock.loadDraftDataFailed')}
            text={t('stockEntry.draft.unreadable', { count: unreadable })}
          />
        )}
        {drafts.length > 0 && (
          <>
            <SectionTitle>{t('stockEntry.draft.title')}</SectionTitle>
            <Card rows>
              {drafts.map((draft) => (
                <DraftRow key={draft.id} draft={draft} />
              ))}
            </Card>
          </>
        )}
        <SectionTitle>{t('stockEntry.file.title')}</SectionTitle>
        <ChooseFile {...choosing} />
        <Card rows>
          <Row
            to="/stock-entry/hints"
            title={t('stockEntry.hints.title')}
            text={t('stockEntry.hints.text')}
          />
        </Card>
      </PageColumn>
    </main>
  );
}

function DraftRow({ draft }: { readonly draft: EntryDraft }) {
  const { t } = useTranslation();
  const titleOf = useSourceTitle();
  const { id, source, rows, changedAt, isSent } = draft;
  return (
    <Row
      to={`/stock-entry/${id}`}
      title={titleOf(source)}
      text={
        isSent
          ? t('stockEntry.draft.sent')
          : t('stockEntry.draft.changed', { time: formatDateTime(new Date(changedAt).toISOString()) })
      }
      value={rows === 0 ? undefined : t('stockEntry.rows', { count: rows })}
    />
  );
}
