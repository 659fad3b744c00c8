import { IconHistory } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { changeOf, takesPhotos, isDecrease, seenStockOf } from '../../../../domain/stock/stock-form.ts';
import { readCounted } from '../../../../domain/stock/stock-level.ts';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { holdUpOf } from '../../../ui/feedback/delivery-of.ts';
import { usePhotoObstacle } from '../../photos/views/use-photo-obstacle.ts';
import type { ShownStockProps } from './stock-props.ts';
import styles from './stock-sheet.module.css';

/** The one button that records the change, saying what it does; beside it the way to what was recorded before. */
export function StockFooter({
  dialog,
  product,
  isTakingPhotos,
  onDone,
}: Pick<ShownStockProps, 'dialog' | 'product' | 'isTakingPhotos'> & { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const snapshot = useSelector(dialog, (current) => current);
  const { form, photos, was } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const isAwaiting = snapshot.matches({ operation: 'awaitingPhotos' });
  const { onHand } = seenStockOf(product);
  const obstacle = usePhotoObstacle(takesPhotos(form, onHand) ? photos : [], isTakingPhotos);
  if (snapshot.matches({ operation: 'recorded' }))
    return (
      <ButtonRow>
        <Button look="quiet" height={52} onClick={() => dialog.send({ type: 'move.another' })}>
          {t('stockMove.another')}
        </Button>
        <Button height={52} grow onClick={onDone}>
          {t('stockMove.done')}
        </Button>
      </ButtonRow>
    );
  const maySend = snapshot.can({ type: 'move.send' });
  const busyWord = t(
    isAwaiting
      ? 'stockMove.awaitingPhotos'
      : holdUpOf(snapshot) === 'waiting'
        ? 'delivery.waits'
        : 'stockMove.recording',
  );
  return (
    <ButtonRow>
      {second()}
      <Button
        height={52}
        grow
        submit
        reason={maySend ? obstacle : isBusy ? busyWord : t('order.noticeFirst')}
        onClick={() => dialog.send({ type: 'move.send' })}
      >
        {isBusy ? busyWord : sendWord()}
      </Button>
    </ButtonRow>
  );

  function second() {
    if (isAwaiting)
      return (
        <Button look="quiet" height={52} onClick={() => dialog.send({ type: 'move.edit' })}>
          {t('stockMove.edit')}
        </Button>
      );
    if (was !== null && maySend)
      return (
        <Button look="quiet" height={52} onClick={() => dialog.send({ type: 'shelf.accept' })}>
          {t('stockMove.moved.accept', { count: onHand })}
        </Button>
      );
    return (
      <Button
        look="quiet"
        height={52}
        icon={<IconHistory size={22} aria-hidden="true" />}
        onClick={() => void navigate(`/product/${product.id}/stock`)}
      >
        <span className={styles.historyWord}>{t('stockMove.history')}</span>
      </Button>
    );
  }

  function sendWord(): string {
    if (form.kind === 'count') {
      const counted = readCounted(form.figure);
      return counted === null ? t('stockMove.send.count') : t('stockMove.send.countOf', { count: counted });
    }
    const change = changeOf(form, onHand);
    const of = isDecrease(form.kind) ? 'decrease' : 'increase';
    return change === null
      ? t(`stockMove.send.${of}`)
      : t(`stockMove.send.${of}Of`, { count: Math.abs(change) });
  }
}
