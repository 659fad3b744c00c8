import type { AnyStateMachine } from 'xstate';
import { authWorkflow } from './auth/auth-machine.ts';
import { authSamples } from './auth/auth-samples.ts';
import { cartWorkflow } from './cart/cart-machine.ts';
import { cartSamples } from './cart/cart-samples.ts';
import { catalogueWorkflow } from './catalogue/catalogue-machine.ts';
import { catalogueSamples } from './catalogue/catalogue-samples.ts';
import { clearCacheWorkflow } from './clear-cache/clear-cache-machine.ts';
import { clearCacheSamples } from './clear-cache/clear-cache-samples.ts';
import { orderListWorkflow } from './order-list/order-list-machine.ts';
import { orderListSamples } from './order-list/order-list-samples.ts';
import { orderLifecycleMachine } from './order-lifecycle/order-lifecycle-machine.ts';
import { orderLifecycleSamples } from './order-lifecycle/order-lifecycle-samples.ts';
import { orderWorkflow } from './order/order-machine.ts';
import { orderSamples } from './order/order-samples.ts';
import { paymentConfirmationWorkflow } from './payment-confirmation/payment-confirmation-machine.ts';
import { paymentConfirmationSamples } from './payment-confirmation/payment-confirmation-samples.ts';
import { paymentLifecycleMachine } from './payment-lifecycle/payment-lifecycle-machine.ts';
import { paymentLifecycleSamples } from './payment-lifecycle/payment-lifecycle-samples.ts';
import { paymentListWorkflow } from './payment-list/payment-list-machine.ts';
import { paymentListSamples } from './payment-list/payment-list-samples.ts';
import { paymentProofWorkflow } from './payment-proof/payment-proof-machine.ts';
import { paymentProofSamples } from './payment-proof/payment-proof-samples.ts';
import { productWorkflow } from './product/product-machine.ts';
import { productSamples } from './product/product-samples.ts';
import { sharedOrderWorkflow } from './shared-order/shared-order-machine.ts';
import { sharedOrderSamples } from './shared-order/shared-order-samples.ts';
import type { WorkflowSamples } from './workflow-samples.ts';
import { defineWorkflow } from './workflow.ts';
import type { WorkflowDefinition } from './workflow.ts';

/** A chart together with what a walk through it needs. */
export interface RegisteredWorkflow extends WorkflowDefinition {
  readonly samples: WorkflowSamples;
}

function register<TMachine extends AnyStateMachine>(
  definition: WorkflowDefinition<TMachine>,
  samples: WorkflowSamples<TMachine>,
): RegisteredWorkflow {
  return { ...definition, samples };
}

function defineLifecycle<TMachine extends AnyStateMachine>(
  name: string,
  machine: TMachine,
): WorkflowDefinition<TMachine> {
  return defineWorkflow({ name, machine, services: {}, journalled: false });
}

/** Every chart of the product: what the proofs walk and the pictures show. */
export const registry: readonly RegisteredWorkflow[] = [
  register(authWorkflow, authSamples),
  register(cartWorkflow, cartSamples),
  register(catalogueWorkflow, catalogueSamples),
  register(clearCacheWorkflow, clearCacheSamples),
  register(orderWorkflow, orderSamples),
  register(orderListWorkflow, orderListSamples),
  register(defineLifecycle('order-lifecycle', orderLifecycleMachine), orderLifecycleSamples),
  register(paymentConfirmationWorkflow, paymentConfirmationSamples),
  register(defineLifecycle('payment-lifecycle', paymentLifecycleMachine), paymentLifecycleSamples),
  register(paymentListWorkflow, paymentListSamples),
  register(paymentProofWorkflow, paymentProofSamples),
  register(productWorkflow, productSamples),
  register(sharedOrderWorkflow, sharedOrderSamples),
];
