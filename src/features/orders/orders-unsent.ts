import { readWire } from '../../../domain/money.ts';
import type { orderWorkflow } from '../../../machines/order/order-machine.ts';
import { named } from '../../workflow/client-workflow.ts';
import type { UnsentWordsOf } from '../../workflow/client-workflow.ts';

export const orderUnsent: UnsentWordsOf<typeof orderWorkflow> = {
  path: (orderId) => `/order/${orderId}`,
  writes: {
    updateOrder: ({ confirm, detail }) => ({
      icon: confirm === true ? 'order' : 'changes',
      title: confirm === true ? 'unsent.kind.orderConfirmation' : 'unsent.kind.orderChanges',
      figures: [{ of: 'kinds', count: detail?.length ?? 0 }],
      amount:
        detail == null
          ? undefined
          : readWire(detail.reduce((sum, { quantity, price }) => sum + quantity * price, 0)),
    }),
    updateOrderRemark: () => ({ icon: 'changes', title: 'unsent.kind.orderRemark' }),
    cancelOrder: () => ({ icon: 'order', title: 'unsent.kind.orderCancellation' }),
  },
  subject: ({ context: { order } }) => ({
    about: order === null ? [] : named(`#${order.order_no}`, order.group_name),
    held: null,
  }),
};
