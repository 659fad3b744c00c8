import { IconBuildingStore, IconCalendar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { MaskedOrder } from '../../../../../domain/contract.ts';
import { readWire } from '../../../../../domain/money.ts';
import type { sharedOrderMachine } from '../../../../../machines/shared-order/shared-order-machine.ts';
import type { Language } from '../../../../i18n/language.ts';
import { formatDateTime } from '../../../../i18n/format-date.ts';
import { PageColumn } from '../../../../ui/layout/page-column.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { LineRow } from '../line-row.tsx';
import { LinesCard } from '../lines-card.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { StickyBar } from '../../../../ui/layout/sticky-bar.tsx';
import { Total } from '../../../../ui/values/total.tsx';

export interface SharedOrderScreenProps {
  readonly order: ActorRefFrom<typeof sharedOrderMachine>;
  /** Where to sign in and come back from; null for somebody who is signed in and whom the order does not concern. */
  readonly signInPath: string | null;
  /** Whether the list of orders is shown beside it: then there is no back button. */
  readonly isBesideList: boolean;
  /** Shows the page in another language; null for somebody who is signed in, and chose theirs elsewhere. */
  readonly onLanguage: ((language: Language) => void) | null;
}

interface ShownSharedOrderProps extends Pick<SharedOrderScreenProps, 'signInPath'> {
  readonly value: MaskedOrder;
}

/** What was ordered, from whom and when; the note says what is left out. */
export function SharedOrderBody({ value, signInPath }: ShownSharedOrderProps) {
  const { t } = useTranslation();
  return (
    <PageColumn>
      <Banner
        kind="info"
        title={t('sharedOrder.title')}
        text={t(signInPath === null ? 'sharedOrder.notYours' : 'sharedOrder.leftOut')}
      />
      <Card rows>
        <Row
          icon={<IconBuildingStore size={22} aria-hidden="true" />}
          title={value.merchant_name}
          text={t('sharedOrder.shop')}
        />
        <Row
          icon={<IconCalendar size={22} aria-hidden="true" />}
          title={formatDateTime(value.ctime)}
          text={t('sharedOrder.ordered')}
        />
      </Card>
      <LinesCard
        title={t('order.products')}
        rows={value.detail.map((line, index) => (
          // Nothing names a masked line but its place.
          <LineRow key={index} line={line} name={line.name} />
        ))}
      />
    </PageColumn>
  );
}

/** The order's total and its one button. */
export function SharedOrderBar({ value, signInPath }: ShownSharedOrderProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <StickyBar top={<Total amount={readWire(value.total_amount)} />}>
      <Button grow onClick={() => void navigate(signInPath ?? '/order-home')}>
        {signInPath === null ? t('order.missing.action') : t('sharedOrder.signIn')}
      </Button>
    </StickyBar>
  );
}
