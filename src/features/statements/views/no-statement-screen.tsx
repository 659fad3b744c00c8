import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';

interface NoStatementScreenProps {
  /** What the screen is called. */
  readonly title: string;
  readonly denied: string;
  /** Who may read it. */
  readonly text: string;
}

/** What somebody sees at the address of a statement, of the debts or of the end of a day who may not read them. */
export function NoStatementScreen({ title, denied, text }: NoStatementScreenProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <main data-screen="no-statement" data-state="denied">
      <PageHeader back={<BackButton fallback="/my" />} title={title} />
      <EmptyState
        title={denied}
        text={text}
        action={<Button onClick={() => void navigate('/home')}>{t('tab.home')}</Button>}
      />
    </main>
  );
}
