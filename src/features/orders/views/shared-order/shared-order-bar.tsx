import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { readWire } from '../../../../../domain/money.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { StickyBar } from '../../../../ui/layout/sticky-bar.tsx';
import { Total } from '../../../../ui/values/total.tsx';
import type { ShownSharedOrderProps } from './shared-order-props.ts';

/** What the order comes to, and the one way on. */
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
