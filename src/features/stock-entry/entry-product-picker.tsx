import { lazy } from 'react';
import { readWire } from '../../../domain/money.ts';
import { splitAddresses } from '../../../domain/photos/photo-addresses.ts';
import { OnDemand } from '../../ui/feedback/on-demand.tsx';
import type { EntryPickerProps } from './views/entry-props.ts';

const ProductPicker = lazy(() => import('../product-picker/product-picker.tsx'));

/** Chooses the product that a row adds to. */
export function EntryProductPicker({ title, search, onPick, onClose }: EntryPickerProps) {
  return (
    <OnDemand>
      <ProductPicker
        title={title}
        search={search}
        onClose={onClose}
        onPick={(product) =>
          onPick(
            {
              id: product.id,
              name: product.name,
              ch_name: product.ch_name,
              th_name: product.th_name,
              color: product.color,
              size: product.size,
              picture: splitAddresses(product.image_urls)[0] ?? '',
              stock: product.stock,
              price: readWire(product.price),
            },
            product.category_id,
          )
        }
      />
    </OnDemand>
  );
}
