import { lazy } from 'react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName, nameIn } from '../../../domain/names.ts';
import { lineOfProduct } from '../../../domain/orders/line-of-product.ts';
import { OnDemand } from '../../ui/feedback/on-demand.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import type { OrderPicker } from './views/order/order-props.ts';

const ProductPicker = lazy(() => import('../product-picker/product-picker.tsx'));

/** Chooses a product of those that the order's group sees, at the price of its customer. */
export function OrderProductPicker({ title, order, onPick, onClose }: ComponentProps<OrderPicker>) {
  const { t, i18n } = useTranslation();
  const showToast = useToast();
  const buyer = { roles: [], isVip: order.customer_is_vip === 1 };
  return (
    <OnDemand>
      <ProductPicker
        title={title}
        groupId={order.group_id}
        buyer={buyer}
        onPick={(product) => {
          if (product.status === 'active') {
            onPick(lineOfProduct(product, buyer));
            return;
          }
          showToast(t('order.notSold', { name: fullName(nameIn(i18n.language, product), product) }));
          onClose();
        }}
        onClose={onClose}
      />
    </OnDemand>
  );
}
