import { IconCheck } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { maxNoteLength, maxStockPhotos } from '../../../../domain/limits.ts';
import { lowStockLevel } from '../../../../domain/stock/low-stock.ts';
import { attributesOf, nameIn } from '../../../../domain/names.ts';
import { splitAddresses } from '../../../../domain/photos/photo-addresses.ts';
import {
  findStockMistake,
  isDecrease,
  judgeCount,
  seenStockOf,
  takesPhotos,
} from '../../../../domain/stock/stock-form.ts';
import type { StockField, StockMistake } from '../../../../domain/stock/stock-form.ts';
import { FigureField } from '../../../ui/controls/figure-field.tsx';
import { FilterChips } from '../../../ui/controls/filter-chips.tsx';
import { MoneyField } from '../../../ui/controls/money-field.tsx';
import { SegmentedChoice } from '../../../ui/controls/segmented-choice.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { isPointerFine } from '../../../ui/layout/pointer.ts';
import { useLanguage } from '../../../ui/screen-context.ts';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import { useShownColour } from '../../../ui/values/shown-colour.ts';
import { PhotoField } from '../../photos/views/photo-field.tsx';
import { MovedTiles } from './moved-banner.tsx';
import type { ShownStockProps } from './stock-props.ts';
import { StockNotice } from './stock-notice.tsx';
import { StockResult } from './stock-result.tsx';
import styles from './stock-sheet.module.css';

type ChipId = keyof typeof chipEvents;

const chipEvents = {
  purchase: 'kind.purchase',
  transferIn: 'kind.transferIn',
  transferOut: 'kind.transferOut',
  damage: 'kind.damage',
  lost: 'reason.lost',
  damaged: 'reason.damaged',
} as const;

const modes = ['increase', 'decrease', 'count'] as const;

/** What came, went or was counted: the mode, the kind, the figure, and what belongs to the kind. */
export function StockForm(props: ShownStockProps) {
  const { dialog, product, places, moves, photos: shownPhotos, onPhotos, isTakingPhotos } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = useShownColour();
  const snapshot = useSelector(dialog, (current) => current);
  const { form, mistake, photos, was } = snapshot.context;
  const { kind } = form;
  const seen = seenStockOf(product);
  const isLow = seen.free <= lowStockLevel(product);
  const isLocked = !snapshot.matches({ operation: 'choosing' });
  const mode = kind === 'count' ? 'count' : isDecrease(kind) ? 'decrease' : 'increase';
  const wrong = mistake === 'form' ? findStockMistake(form, product) : null;
  const judgement = kind === 'count' ? judgeCount(form, seen.onHand) : null;
  const isFewer = judgement === 'unexplained' || judgement === 'lost' || judgement === 'damaged';
  const hasPhotos = takesPhotos(form, seen.onHand);
  const [picture = null] = splitAddresses(product.image_urls);
  const change = (field: StockField) => (text: string) => dialog.send({ type: 'field.change', field, text });
  const field = (name: 'price' | 'vipPrice') => ({
    value: form[name],
    locked: isLocked,
    error: messageOf(name),
    onChange: change(name),
  });
  return (
    <div className={styles.form}>
      <div className={styles.product}>
        <ProductImage src={picture} shape="square" className={styles.picture} />
        <div>
          <p className={styles.name}>{nameIn(language, product)}</p>
          <p className={styles.shelf}>
            {attributesOf(shown(product)) !== '' && <span>{attributesOf(shown(product))}</span>}
            <span className={styles.figure}>{t('stockMove.onHand', { count: seen.onHand })}</span>
            <span className={styles.figure}>{t('stockMove.reserved', { count: seen.reserved })}</span>
            <span className={classNames(styles.figure, isLow && styles.few)}>
              {t('stockMove.free', { count: Math.max(seen.free, 0) })}
            </span>
          </p>
        </div>
      </div>
      <StockNotice {...props} />
      {was === null ? (
        <SegmentedChoice
          label={t('stockMove.mode.label')}
          options={modes.map((value) => ({ value, label: t(`stockMove.mode.${value}`) }))}
          value={mode}
          disabled={isLocked}
          onChange={(chosen) => dialog.send({ type: `mode.${chosen}` })}
        />
      ) : (
        <>
          {moves}
          <MovedTiles was={was} now={seen.onHand} counted={form.figure} />
        </>
      )}
      {mode === 'increase' && chips('stockMove.kind.label', ['purchase', 'transferIn'], kind)}
      {mode === 'decrease' && chips('stockMove.kind.label', ['transferOut', 'damage'], kind)}
      <FigureField
        label={t(kind === 'count' ? 'stockMove.counted' : 'stockMove.pieces')}
        value={form.figure}
        locked={isLocked}
        min={kind === 'count' ? 0 : 1}
        isFirst={isPointerFine()}
        error={messageOf(kind === 'count' ? 'counted' : 'amount') ?? messageOf('stock')}
        onChange={change('figure')}
      />
      <StockResult product={product} form={form} />
      {isFewer && (
        <section className={styles.section}>
          <h3 className={styles.title}>{t('stockMove.reason.label')}</h3>
          {chips('stockMove.reason.label', ['lost', 'damaged'], form.reason)}
          <Wrong text={messageOf('reason')} />
        </section>
      )}
      {kind === 'purchase' && (
        <section className={styles.section}>
          <div className={styles.prices}>
            <MoneyField label={t('stockMove.price')} {...field('price')} />
            <MoneyField label={t('stockMove.vipPrice')} {...field('vipPrice')} />
          </div>
          <p className={styles.hint}>{t('stockMove.priceHint')}</p>
        </section>
      )}
      {places}
      <Wrong text={messageOf('place')} />
      {hasPhotos && (
        <PhotoField
          title={t('stockMove.photos')}
          limit={maxStockPhotos}
          kept={photos}
          mistake={mistake}
          isLocked={isLocked}
          onEvent={dialog.send}
          photos={shownPhotos}
          onPhotos={onPhotos}
          isTakingPhotos={isTakingPhotos}
        />
      )}
      <TextField
        label={t('stockMove.note')}
        value={form.note}
        maxLength={maxNoteLength}
        locked={isLocked}
        onChange={change('note')}
      />
    </div>
  );

  function chips(
    label: 'stockMove.kind.label' | 'stockMove.reason.label',
    ids: readonly ChipId[],
    chosen: string | null,
  ) {
    return (
      <FilterChips
        label={t(label)}
        chips={ids.map((id) => ({
          id,
          label: t(`stockMove.kind.${id}`),
          selected: id === chosen,
          icon: id === chosen && <IconCheck size={18} aria-hidden="true" />,
        }))}
        onPick={(id) => dialog.send({ type: chipEvents[id as ChipId] })}
      />
    );
  }

  function messageOf(of: StockMistake): string | undefined {
    if (wrong !== of) return undefined;
    if (of === 'stock') return t('stockMove.mistake.stock', { count: Math.max(seen.free, 0) });
    if (of === 'place')
      return t(kind === 'transferIn' ? 'stockMove.mistake.source' : 'stockMove.mistake.target');
    return of === 'product' ? undefined : t(`stockMove.mistake.${of}`);
  }
}

function Wrong({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className={styles.wrong} role="alert">
      {text}
    </p>
  );
}
