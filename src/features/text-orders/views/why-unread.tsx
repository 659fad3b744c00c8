import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { OrderDraftActor } from './text-order-props.ts';

/** Why a text was not read, with the way on. */
export function WhyUnread({ draft }: { readonly draft: OrderDraftActor }) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const snapshot = useSelector(draft, (current) => current);
  const { problem } = snapshot.context;
  if (snapshot.matches('unreached'))
    return (
      <Banner
        kind="unreachable"
        title={t('textOrder.unreached.title')}
        text={t('textOrder.unreached.text')}
      />
    );
  if (snapshot.matches('unread') && problem !== null)
    return <Banner kind="refused" title={t('textOrder.unread')} text={translateReason(i18n, problem)} />;
  if (!snapshot.matches('unrecognised')) return null;
  return (
    <Banner
      kind="warn"
      title={t('textOrder.unrecognised.title')}
      text={t('textOrder.unrecognised.text')}
      action={
        <Button look="tonal" height={44} onClick={review}>
          {t('textOrder.unrecognised.action')}
        </Button>
      }
    />
  );

  function review(): void {
    draft.send({ type: 'draft.review' });
    void navigate('/order-confirmation', { replace: true });
  }
}
