import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/feedback/banner.tsx';

/** Says in LINE's app that what LINE offers is not there, since its SDK did not start. */
export default function NotStarted() {
  const { t } = useTranslation();
  return <Banner kind="info" wide title={t('lineCard.notStarted')} text={t('lineCard.reload')} />;
}
