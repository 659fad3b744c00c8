import { useTranslation } from 'react-i18next';
import { OutdatedBanner } from '../../../ui/feedback/outdated-banner.tsx';
import type { HomeScreenProps } from './catalogue-props.ts';

/** Says that the products below are those of before, with a way to read categories and products again. */
export default function OutdatedShelf({ catalogue }: Pick<HomeScreenProps, 'catalogue'>) {
  const { t } = useTranslation();
  return (
    <OutdatedBanner
      title={t('home.unreachable.title')}
      onRetry={() => catalogue.send({ type: 'catalogue.refresh' })}
    />
  );
}
