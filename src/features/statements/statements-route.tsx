import { useTranslation } from 'react-i18next';
import { Route, Routes } from 'react-router-dom';
import { mayCall } from '../../../domain/permissions.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { debtListClient } from './debts-workflow.ts';
import { Statement } from './statement.tsx';
import { DebtsScreen } from './views/debts-screen.tsx';
import { NoStatementScreen } from './views/no-statement-screen.tsx';

/** The groups' debts for those who read them, the own statement for customers, and a statement by its group. */
export default function StatementsRoute() {
  const { t } = useTranslation();
  const { roles } = usePerson();
  if (!mayCall(roles, 'groupStatement'))
    return (
      <NoStatementScreen
        title={t('statement.title')}
        denied={t('statement.denied')}
        text={t('statement.deniedText')}
      />
    );
  return (
    <Routes>
      <Route index element={mayCall(roles, 'debts') ? <Debts /> : <Statement />} />
      <Route path=":groupId" element={<Statement />} />
      <Route path=":groupId/print" element={<Statement isPrinted />} />
    </Routes>
  );
}

/** For those who read what groups owe. */
function Debts() {
  const list = useWorkflow(debtListClient, '');
  useSendOnVisit(list, 'list.refresh');
  return <DebtsScreen list={list.actor} />;
}
