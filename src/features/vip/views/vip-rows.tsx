import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { ProductCard } from '../../../../domain/contract.ts';
import { readWire } from '../../../../domain/money.ts';
import { attributesOf, nameIn } from '../../../../domain/names.ts';
import { splitAddresses } from '../../../../domain/photos/photo-addresses.ts';
import type { vipListMachine } from '../../../../machines/vip-list/vip-list-machine.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PagedRows } from '../../../ui/layout/paged-rows.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { useLanguage } from '../../../ui/screen-context.ts';
import { Money } from '../../../ui/values/money.tsx';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import { useShownColour } from '../../../ui/values/shown-colour.ts';

/** Pixels of most rows. */
const rowHeight = 72;

/** The VIP products of a group with both their prices; each leads to the product. */
export function VipRows({ list }: { readonly list: ActorRefFrom<typeof vipListMachine> }) {
  const { t } = useTranslation();
  const snapshot = useSelector(list, (current) => current);
  return (
    <PagedRows
      snapshot={snapshot}
      list={list}
      unreachable={t('vip.unreachable')}
      empty={<EmptyState title={t('vip.empty')} text={t('vip.emptyText')} />}
      rowHeight={rowHeight}
      name="vip"
    >
      {(product) => <VipProductRow product={product} />}
    </PagedRows>
  );
}

function VipProductRow({ product }: { readonly product: ProductCard }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shownColour = useShownColour();
  const { price, vip_price } = product;
  const isLower = typeof vip_price === 'number' && vip_price > 0 && vip_price < price;
  return (
    <div role="listitem">
      <Row
        to={`/product/${product.id}`}
        icon={<ProductImage src={splitAddresses(product.image_urls)[0] ?? null} shape="square" />}
        title={nameIn(language, product)}
        text={attributesOf(shownColour(product))}
        value={<Money amount={readWire(isLower ? vip_price : price)} />}
        note={
          isLower && (
            <>
              {t('vip.normal')} <Money amount={readWire(price)} />
            </>
          )
        }
      />
    </div>
  );
}
