import {
  IconBarcode,
  IconCamera,
  IconCheck,
  IconChevronLeft,
  IconListCheck,
  IconNote,
  IconPlayerSkipForward,
} from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxNoteLength, maxStockPhotos } from '../../../../domain/limits.ts';
import { fullName, nameIn } from '../../../../domain/names.ts';
import { shownProduct } from '../../../../domain/stock/stocktake-sheet.ts';
import { readCounted } from '../../../../domain/stock/stock-level.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { TextBox } from '../../../ui/controls/text-box.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { StickyBar, useIsDesktop } from '../../../ui/layout/sticky-bar.tsx';
import { useLanguage } from '../../../ui/screen-context.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { CountFigure, CountPad } from './count-pad.tsx';
import { CountedProduct, ExpectedSwitch } from './counted-product.tsx';
import { CountProgress } from './count-progress.tsx';
import styles from './counting.module.css';
import { NothingShown } from './nothing-shown.tsx';
import { useScopeName } from './scope-name.ts';
import { StocktakeList } from './stocktake-list.tsx';
import type { StocktakeScreenProps } from './stocktake-props.ts';

interface OpenedSheet {
  readonly name: 'note' | 'photos' | 'list';
  /** What was shown when it was opened. */
  readonly productId: string | undefined;
  readonly figure: string;
}

/** One product after the other: nothing scrolls, and the filled button repeats the figure. */
export function CountingScreen({
  stocktake,
  photoForm: PhotoForm,
  onScan,
  onChoose,
  notice,
}: StocktakeScreenProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const nameOf = useScopeName();
  const [opened, setOpened] = useState<OpenedSheet | null>(null);
  const snapshot = useSelector(stocktake, (current) => current);
  const { context } = snapshot;
  const { scope, draft, showsExpected } = context;
  const product = shownProduct(context);
  // A scan shows its product and what is counted of it now.
  if (opened !== null && (opened.productId !== product?.id || opened.figure !== draft.figure))
    setOpened(null);
  const sheet = opened?.name ?? null;
  const setSheet = (name: OpenedSheet['name']) =>
    setOpened({ name, productId: product?.id, figure: draft.figure });
  const figure = readCounted(draft.figure);
  const close = () => setOpened(null);
  const change = (text: string) => stocktake.send({ type: 'figure.change', text });
  const isDesktop = useIsDesktop();
  const actions = (
    <>
      <Button
        look="quiet"
        height={52}
        icon={<IconChevronLeft size={20} aria-hidden="true" />}
        reason={snapshot.can({ type: 'line.move', by: -1 }) ? undefined : ''}
        onClick={() => stocktake.send({ type: 'line.move', by: -1 })}
      >
        <span className={styles.previous}>{t('stocktake.previous')}</span>
      </Button>
      <Button
        height={52}
        grow
        icon={<IconCheck size={20} aria-hidden="true" />}
        reason={figure === null ? t('stocktake.needFigure') : undefined}
        onClick={() => stocktake.send({ type: 'line.count' })}
      >
        {figure === null ? t('stocktake.countNothing') : t('stocktake.count', { count: figure })}
      </Button>
    </>
  );
  return (
    <div className={styles.screen}>
      <PageHeader
        back={<BackButton fallback="/stocktake" />}
        title={t('stocktake.titleOf', { scope: scope === null ? '' : nameOf(scope) })}
        actions={
          <>
            <IconButton
              label={t('stocktake.scan')}
              icon={<IconBarcode size={24} aria-hidden="true" />}
              onClick={onScan}
            />
            <IconButton
              label={t('stocktake.list.open')}
              icon={<IconListCheck size={24} aria-hidden="true" />}
              onClick={() => setSheet('list')}
            />
          </>
        }
      >
        <CountProgress stocktake={stocktake}>
          <Button
            look="text"
            height={44}
            reason={snapshot.can({ type: 'stocktake.review' }) ? undefined : t('stocktake.review.needCount')}
            onClick={() => stocktake.send({ type: 'stocktake.review' })}
          >
            {t('stocktake.review.open')}
          </Button>
        </CountProgress>
      </PageHeader>
      {notice}
      {snapshot.hasTag('unread') && context.queue.length === 0 && (
        <Banner
          kind="unreachable"
          title={t('stocktake.unread.title')}
          text={t('stocktake.unread.text')}
          action={
            <Button look="tonal" height={44} onClick={() => stocktake.send({ type: 'list.retry' })}>
              {t('common.retry')}
            </Button>
          }
        />
      )}
      {product === undefined ? (
        <NothingShown stocktake={stocktake} onScan={onScan} onChoose={onChoose} />
      ) : (
        <>
          <div className={styles.body}>
            <div className={styles.what}>
              <CountedProduct product={product} />
              <ExpectedSwitch
                isOn={showsExpected}
                onHand={product.onHand}
                onToggle={() => stocktake.send({ type: 'expected.toggle' })}
              />
              <CountFigure figure={draft.figure} onChange={change} />
              <div className={styles.extras}>
                <button
                  type="button"
                  className={classNames(styles.extra, draft.note !== '' && styles.used)}
                  onClick={() => setSheet('note')}
                >
                  <IconNote size={20} aria-hidden="true" />
                  {t('stocktake.note')}
                </button>
                <button
                  type="button"
                  className={classNames(styles.extra, draft.photos.length > 0 && styles.used)}
                  onClick={() => setSheet('photos')}
                >
                  <IconCamera size={20} aria-hidden="true" />
                  {draft.photos.length === 0
                    ? t('stocktake.photos')
                    : t('stocktake.photoCount', { count: draft.photos.length, limit: maxStockPhotos })}
                </button>
                <button
                  type="button"
                  className={styles.extra}
                  onClick={() => stocktake.send({ type: 'line.skip' })}
                >
                  <IconPlayerSkipForward size={20} aria-hidden="true" />
                  {t('stocktake.skip')}
                </button>
              </div>
            </div>
            <div className={styles.hand}>
              <CountPad figure={draft.figure} onChange={change} />
              {isDesktop && <ButtonRow>{actions}</ButtonRow>}
            </div>
          </div>
          {!isDesktop && <StickyBar>{actions}</StickyBar>}
          <BottomSheet
            name="note"
            opened={sheet === 'note'}
            onClose={close}
            title={t('stocktake.note')}
            footer={
              <Button grow onClick={close}>
                {t('stocktake.noteDone')}
              </Button>
            }
          >
            <TextBox
              label={t('stocktake.noteLabel', { name: fullName(nameIn(language, product), product) })}
              value={draft.note}
              maxLength={maxNoteLength}
              onChange={(text) => stocktake.send({ type: 'note.change', text })}
            />
          </BottomSheet>
          <BottomSheet
            name="photos"
            opened={sheet === 'photos'}
            onClose={close}
            title={fullName(nameIn(language, product), product)}
          >
            <PhotoForm key={product.id} stocktake={stocktake} productId={product.id} />
          </BottomSheet>
        </>
      )}
      <StocktakeList
        stocktake={stocktake}
        opened={sheet === 'list'}
        onClose={close}
        onChoose={() => {
          close();
          onChoose();
        }}
      />
    </div>
  );
}
