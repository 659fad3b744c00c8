import type { AnyStateMachine } from 'xstate';
import { authWorkflow } from './auth/auth-machine.ts';
import { cartWorkflow } from './cart/cart-machine.ts';
import { catalogueWorkflow } from './catalogue/catalogue-machine.ts';
import { orderListWorkflow } from './order-list/order-list-machine.ts';
import { orderLifecycleMachine } from './order-lifecycle/order-lifecycle-machine.ts';
import { orderWorkflow } from './order/order-machine.ts';
import { paymentConfirmationWorkflow } from './payment-confirmation/payment-confirmation-machine.ts';
import { paymentLifecycleMachine } from './payment-lifecycle/payment-lifecycle-machine.ts';
import { paymentListWorkflow } from './payment-list/payment-list-machine.ts';
import { paymentProofWorkflow } from './payment-proof/payment-proof-machine.ts';
import { productWorkflow } from './product/product-machine.ts';
import { defineWorkflow } from './workflow.ts';
import type { WorkflowDefinition } from './workflow.ts';

function defineLifecycle(name: string, machine: AnyStateMachine): WorkflowDefinition {
  return defineWorkflow({ name, machine, services: {}, journalled: false });
}

/** Every chart of the product: what the proofs walk and the pictures show. */
export const registry: readonly WorkflowDefinition[] = [
  authWorkflow,
  cartWorkflow,
  catalogueWorkflow,
  orderWorkflow,
  orderListWorkflow,
  defineLifecycle('order-lifecycle', orderLifecycleMachine),
  paymentConfirmationWorkflow,
  defineLifecycle('payment-lifecycle', paymentLifecycleMachine),
  paymentListWorkflow,
  paymentProofWorkflow,
  productWorkflow,
];
