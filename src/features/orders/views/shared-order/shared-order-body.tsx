import { IconCalendar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../../i18n/format-date.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { LineRow } from '../line-row.tsx';
import { LinesCard } from '../lines-card.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import type { ShownSharedOrderProps } from './shared-order-props.ts';
import styles from './shared-order-screen.module.css';

/** What was ordered and when; the note says what is left out. */
export function SharedOrderBody({ value, signInPath }: ShownSharedOrderProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <Banner
        kind="info"
        title={t('sharedOrder.title')}
        text={t(signInPath === null ? 'sharedOrder.notYours' : 'sharedOrder.leftOut')}
      />
      <LinesCard
        title={t('order.products')}
        rows={value.detail.map((line, index) => (
          // Nothing names a masked line but its place.
          <LineRow key={index} line={line} name={line.name} />
        ))}
      />
      <Card rows>
        <Row
          icon={<IconCalendar size={22} aria-hidden="true" />}
          title={formatDateTime(value.ctime)}
          text={t('sharedOrder.ordered')}
        />
      </Card>
    </div>
  );
}
