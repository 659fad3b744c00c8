import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { Product, ProductCard } from '../../../../domain/contract.ts';
import { plainBaht, readWire } from '../../../../domain/money.ts';
import { nameIn } from '../../../../domain/names.ts';
import { readVipPrice } from '../../../../domain/products/vip-price.ts';
import { splitAddresses } from '../../../../domain/photos/photo-addresses.ts';
import type { vipAdminMachine } from '../../../../machines/vip-admin/vip-admin-machine.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { DeliveryBanner } from '../../../ui/feedback/delivery-banner.tsx';
import { holdUpOf } from '../../../ui/feedback/delivery-of.ts';
import { useLanguage } from '../../../ui/screen-context.ts';
import { VipTag } from '../../../ui/values/chip.tsx';
import { Money } from '../../../ui/values/money.tsx';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import { useAttributes } from '../../../ui/values/product-words.tsx';
import styles from './vip.module.css';

/** A product as a list has it: cards of lists have no style. */
export type VipProduct = ProductCard & Partial<Pick<Product, 'style'>>;

interface VipCardProps {
  readonly product: VipProduct;
  readonly snapshot: SnapshotFrom<typeof vipAdminMachine>;
  readonly send: (event: EventFrom<typeof vipAdminMachine>) => void;
}

/** A product: whether it is VIP, its VIP price to be typed, and the button that adds or removes it. */
export function VipCard({ product, snapshot, send }: VipCardProps) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const attributes = useAttributes(product);
  const { wanted, text, problem } = snapshot.context;
  const now = snapshot.context.product;
  const name = nameIn(language, product);
  const noteId = useId();
  const isVip = wanted ?? now?.isVip ?? product.is_vip === 1;
  const price = now?.price ?? product.price;
  const vipPrice = now === null ? (product.vip_price ?? null) : now.vipPrice;
  const shown = text ?? (vipPrice === null ? '' : plainBaht(readWire(vipPrice)));
  const isTooHigh =
    text === null
      ? isVip && vipPrice !== null && vipPrice >= price
      : text.trim() !== '' && readVipPrice(text, price) === null;
  const delivery = holdUpOf(snapshot);
  const busy = snapshot.hasTag('busy') ? t('vip.pending') : undefined;
  return (
    <div role="listitem" className={styles.card} data-product={product.id} data-vip={isVip}>
      <div className={styles.facts}>
        <ProductImage
          src={splitAddresses(product.image_urls)[0] ?? null}
          shape="square"
          className={styles.picture}
        />
        {isVip && (
          <span className={styles.tag}>
            <VipTag />
          </span>
        )}
        <div className={styles.words}>
          <h4 className={styles.name}>{name}</h4>
          {attributes !== '' && <p className={styles.attributes}>{attributes}</p>}
          <p className={styles.price}>
            {t('vip.normal')} <Money amount={readWire(price)} />
          </p>
        </div>
      </div>
      <div className={styles.line}>
        <label className={styles.field} data-wrong={isTooHigh || undefined}>
          <span aria-hidden="true">฿</span>
          <input
            className={styles.input}
            inputMode="decimal"
            enterKeyHint="done"
            autoComplete="off"
            maxLength={12}
            aria-label={t('vip.priceOf', { name })}
            aria-describedby={noteId}
            aria-invalid={isTooHigh || undefined}
            placeholder={t('vip.price')}
            value={shown}
            readOnly={!snapshot.can({ type: 'price.change', text: shown })}
            onChange={(event) => send({ type: 'price.change', text: event.target.value })}
            onKeyDown={({ key }) => key === 'Enter' && submit()}
          />
        </label>
        {action()}
      </div>
      <p id={noteId} className={isTooHigh ? styles.wrong : styles.note}>
        {note()}
      </p>
      {delivery !== null && (
        <DeliveryBanner
          status={delivery}
          onRetry={() => send({ type: 'vip.retry' })}
          wayOut={
            delivery === 'unreachable' && (
              <Button look="text" height={44} onClick={() => send({ type: 'vip.takeBack' })}>
                {t('common.keep')}
              </Button>
            )
          }
        />
      )}
      {problem !== null && (
        <Banner
          kind="refused"
          title={t('vip.failed')}
          text={translateReason(i18n, problem) || t('vip.operationFailed')}
          action={
            <Button look="tonal" height={44} onClick={() => send({ type: 'refusal.acknowledge' })}>
              {t('vip.seen')}
            </Button>
          }
        />
      )}
    </div>
  );

  function submit(): void {
    if (snapshot.can({ type: 'price.save' })) send({ type: 'price.save' });
    else if (snapshot.can({ type: 'vip.add' })) send({ type: 'vip.add' });
  }

  function note(): string {
    if (isTooHigh) return t('vip.tooHigh');
    return text === null ? '' : t('vip.forAll');
  }

  function action() {
    if (isVip && text !== null)
      return (
        <Button
          reason={busy ?? (snapshot.can({ type: 'price.save' }) ? undefined : t('vip.needPrice'))}
          onClick={() => send({ type: 'price.save' })}
        >
          {t('vip.save')}
        </Button>
      );
    if (isVip)
      return (
        <Button look="text" reason={busy} onClick={() => send({ type: 'vip.remove' })}>
          <span aria-hidden="true">{t('vip.removeShort')}</span>
          <span className="unseen">{t('vip.remove')}</span>
        </Button>
      );
    return (
      <Button
        look="tonal"
        icon={<IconPlus size={20} aria-hidden="true" />}
        reason={busy ?? (snapshot.can({ type: 'vip.add' }) ? undefined : t('vip.needPrice'))}
        onClick={() => send({ type: 'vip.add' })}
      >
        <span aria-hidden="true">{t('vip.addShort')}</span>
        <span className="unseen">{t('vip.add')}</span>
      </Button>
    );
  }
}
