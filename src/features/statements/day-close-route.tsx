import { useTranslation } from 'react-i18next';
import { Route, Routes } from 'react-router-dom';
import { mayCall } from '../../../domain/permissions.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { DayClosing } from './day-closing.tsx';
import { NoStatementScreen } from './views/no-statement-screen.tsx';

/** The end of a day for those who confirm receipts, as a screen and as pages. */
export default function DayCloseRoute() {
  const { t } = useTranslation();
  const { roles } = usePerson();
  if (!mayCall(roles, 'dayClose'))
    return (
      <NoStatementScreen
        title={t('dayClose.title')}
        denied={t('dayClose.denied')}
        text={t('dayClose.deniedText')}
      />
    );
  return (
    <Routes>
      <Route index element={<DayClosing />} />
      <Route path="print" element={<DayClosing isPrinted />} />
    </Routes>
  );
}
