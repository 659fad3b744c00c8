import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { deliveryOf } from '../../../ui/feedback/delivery-of.ts';
import { useRefusalWords } from './product-fields.tsx';
import type { ShownCover } from './shown-cover.ts';
import styles from './stock-tools.module.css';

/** On a product's card: its new picture while it is on its way, and what became of it. */
export function CardCover({ cover, picture }: ShownCover) {
  const { t } = useTranslation();
  const snapshot = useSelector(cover, (current) => current);
  const { problem } = snapshot.context;
  const delivery = deliveryOf(snapshot);
  const refusal = useRefusalWords();
  if (snapshot.matches('resting')) return null;
  return (
    <>
      {delivery !== null && (
        <div className={styles.overlay}>
          {picture?.url != null && <img className={styles.new} src={picture.url} alt="" />}
          <span className={styles.said} role="status">
            {delivery === 'sending'
              ? t('productForm.cover.sending', { percent: picture?.percent ?? 0 })
              : t(`productForm.cover.${delivery}`)}
          </span>
        </div>
      )}
      {problem !== null && (
        <p className={styles.refused} role="alert">
          {t('productForm.cover.refused', { reason: refusal(problem) })}
        </p>
      )}
      {snapshot.can({ type: 'cover.dismiss' }) && (
        <div className={styles.answers}>
          {snapshot.can({ type: 'cover.retry' }) && (
            <Button look="tonal" height={44} onClick={() => cover.send({ type: 'cover.retry' })}>
              {t('common.retry')}
            </Button>
          )}
          <Button look="quiet" height={44} onClick={() => cover.send({ type: 'cover.dismiss' })}>
            {t(delivery === 'unreachable' ? 'productForm.cover.leave' : 'common.gotIt')}
          </Button>
        </div>
      )}
    </>
  );
}
