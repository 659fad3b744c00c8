import { IconReplace } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { readDraft } from '../../../../../domain/orders/price-draft.ts';
import type { PriceDraft } from '../../../../../domain/orders/price-draft.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { Button, ButtonRow } from '../../../../ui/controls/button.tsx';
import { MoneyField } from '../../../../ui/controls/money-field.tsx';
import type { ShownOrderProps } from './order-props.ts';
import styles from './order-lines.module.css';

interface LineFormProps extends Pick<ShownOrderProps, 'order'> {
  readonly draft: PriceDraft;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
}

export function LineForm({ order: actor, draft, onReplace, onRemove }: LineFormProps) {
  const { t } = useTranslation();
  const mayRemove = useSelector(actor, (snapshot) =>
    snapshot.can({ type: 'line.remove', skuId: draft.skuId }),
  );
  const price = readDraft(draft);
  return (
    <div className={styles.fields}>
      <MoneyField
        label={t('order.price')}
        value={draft.text}
        error={price === null ? t('order.priceInvalid') : undefined}
        isFirst
        onChange={(text) => actor.send({ type: 'price.change', text })}
      />
      {price === 0 && <Banner kind="warn" title={t('order.priceZero')} />}
      <Button look="tonal" icon={<IconReplace size={20} aria-hidden="true" />} onClick={onReplace}>
        {t('order.replaceProduct')}
      </Button>
      <ButtonRow>
        <Button look="dangerText" reason={mayRemove ? undefined : t('order.lastLine')} onClick={onRemove}>
          {t('order.removeProduct')}
        </Button>
        <Button submit grow onClick={() => actor.send({ type: 'price.accept' })}>
          {t('common.done')}
        </Button>
      </ButtonRow>
    </div>
  );
}
