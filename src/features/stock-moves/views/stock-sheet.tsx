import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton-list.tsx';
import { isPointerFine } from '../../../ui/layout/pointer.ts';
import { statePath } from '../../../ui/layout/state-path.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { RecordedStock } from './recorded-stock.tsx';
import { StockFooter } from './stock-footer.tsx';
import { StockForm } from './stock-form.tsx';
import type { StockSheetProps } from './stock-props.ts';
import styles from './stock-sheet.module.css';

/** Tells the sheet's history entry from those of other sheets. */
export const sheetName = 'stock';

/** The stock of a product, over whatever screen it was opened from. One that is on its way can be put aside; it goes on by itself. */
export function StockSheet(props: StockSheetProps) {
  const { dialog, isOpen, onClose, notice } = props;
  const { t } = useTranslation();
  const snapshot = useSelector(dialog, (current) => current);
  const { product, form, recorded } = snapshot.context;
  const isLeaving = snapshot.matches({ operation: 'leaving' });
  return (
    <BottomSheet
      name={sheetName}
      opened={isOpen}
      title={t(form.kind === 'count' ? 'stockMove.countTitle' : 'stockMove.title')}
      isForm
      focusesField={isPointerFine()}
      footer={footer()}
      onClose={close}
    >
      <div className={styles.sheet} data-screen="stock-dialog" data-state={statePath(snapshot.value)}>
        {notice}
        {body()}
      </div>
    </BottomSheet>
  );

  function body() {
    if (snapshot.matches({ operation: 'missing' }))
      return <EmptyState title={t('stockMove.missing.title')} text={t('stockMove.missing.text')} />;
    if (snapshot.matches({ operation: 'unread' }))
      return (
        <ErrorState
          title={t('stockMove.unread')}
          text={t('state.unreachable.text')}
          onRetry={() => dialog.send({ type: 'product.retry' })}
        />
      );
    if (product === null) return <SkeletonList of="rows" count={4} />;
    if (recorded !== null) return <RecordedStock product={product} recorded={recorded} />;
    return (
      <>
        {isLeaving && (
          <Banner kind="warn" title={t('stockMove.leave.title')} text={t('stockMove.leave.text')} />
        )}
        <StockForm {...props} product={product} />
      </>
    );
  }

  function footer() {
    if (product === null || snapshot.matches({ operation: 'closed' })) return null;
    if (isLeaving)
      return (
        <ButtonRow>
          <Button look="quiet" height={52} grow onClick={discard}>
            {t('stockMove.leave.discard')}
          </Button>
          <Button height={52} grow onClick={() => dialog.send({ type: 'leave.stay' })}>
            {t('stockMove.leave.stay')}
          </Button>
        </ButtonRow>
      );
    return <StockFooter {...props} product={product} onDone={close} />;
  }

  function close() {
    if (isLeaving) {
      dialog.send({ type: 'leave.stay' });
      return;
    }
    dialog.send({ type: 'dialog.close' });
    if (!dialog.getSnapshot().matches({ operation: 'leaving' })) onClose();
  }

  function discard() {
    dialog.send({ type: 'leave.discard' });
    onClose();
  }
}
