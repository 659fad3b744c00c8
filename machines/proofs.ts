import type { AnyStateMachine } from 'xstate';
import { auditInvariants } from './audit/audit-invariants.ts';
import { auditWorkflow } from './audit/audit-machine.ts';
import { auditSamples } from './audit/audit-samples.ts';
import { authInvariants } from './auth/auth-invariants.ts';
import { authWorkflow } from './auth/auth-machine.ts';
import { authSamples } from './auth/auth-samples.ts';
import { cartInvariants } from './cart/cart-invariants.ts';
import { cartWorkflow } from './cart/cart-machine.ts';
import { cartSamples } from './cart/cart-samples.ts';
import { catalogueInvariants } from './catalogue/catalogue-invariants.ts';
import { catalogueWorkflow } from './catalogue/catalogue-machine.ts';
import { catalogueSamples } from './catalogue/catalogue-samples.ts';
import { clearCacheInvariants } from './clear-cache/clear-cache-invariants.ts';
import { clearCacheWorkflow } from './clear-cache/clear-cache-machine.ts';
import { clearCacheSamples } from './clear-cache/clear-cache-samples.ts';
import { deviceStreamsInvariants } from './device-streams/device-streams-invariants.ts';
import { deviceStreamsWorkflow } from './device-streams/device-streams-machine.ts';
import { deviceStreamsSamples } from './device-streams/device-streams-samples.ts';
import { orderListWorkflow } from './order-list/order-list-machine.ts';
import { orderListSamples } from './order-list/order-list-samples.ts';
import { orderLifecycleInvariants } from './order-lifecycle/order-lifecycle-invariants.ts';
import { orderLifecycleMachine } from './order-lifecycle/order-lifecycle-machine.ts';
import { orderLifecycleSamples } from './order-lifecycle/order-lifecycle-samples.ts';
import { orderInvariants } from './order/order-invariants.ts';
import { orderWorkflow } from './order/order-machine.ts';
import { orderSamples } from './order/order-samples.ts';
import { paymentConfirmationInvariants } from './payment-confirmation/payment-confirmation-invariants.ts';
import { paymentConfirmationWorkflow } from './payment-confirmation/payment-confirmation-machine.ts';
import { paymentConfirmationSamples } from './payment-confirmation/payment-confirmation-samples.ts';
import { paymentLifecycleInvariants } from './payment-lifecycle/payment-lifecycle-invariants.ts';
import { paymentLifecycleMachine } from './payment-lifecycle/payment-lifecycle-machine.ts';
import { paymentLifecycleSamples } from './payment-lifecycle/payment-lifecycle-samples.ts';
import { paymentListWorkflow } from './payment-list/payment-list-machine.ts';
import { paymentListSamples } from './payment-list/payment-list-samples.ts';
import { paymentProofInvariants } from './payment-proof/payment-proof-invariants.ts';
import { paymentProofWorkflow } from './payment-proof/payment-proof-machine.ts';
import { paymentProofSamples } from './payment-proof/payment-proof-samples.ts';
import { productInvariants } from './product/product-invariants.ts';
import { productWorkflow } from './product/product-machine.ts';
import { productSamples } from './product/product-samples.ts';
import { recordSearchInvariants } from './record-search/record-search-invariants.ts';
import { recordSearchWorkflow } from './record-search/record-search-machine.ts';
import { recordSearchSamples } from './record-search/record-search-samples.ts';
import { sharedOrderInvariants } from './shared-order/shared-order-invariants.ts';
import { sharedOrderWorkflow } from './shared-order/shared-order-machine.ts';
import { sharedOrderSamples } from './shared-order/shared-order-samples.ts';
import type { Invariant } from './kit/invariant.ts';
import { listInvariants } from './kit/list-invariants.ts';
import { serviceInvariants } from './kit/service-invariants.ts';
import type { WorkflowSamples } from './kit/workflow-samples.ts';
import type { WorkflowDefinition } from './kit/workflow.ts';

/** A chart together with what a walk through it needs, and what the walk has to find kept. */
export interface RegisteredWorkflow extends WorkflowDefinition {
  readonly samples: WorkflowSamples;
  readonly invariants: readonly Invariant[];
}

/** Puts beside a chart what it is proven with; what each chart promises of its services is added. */
export function register<TMachine extends AnyStateMachine>(
  definition: WorkflowDefinition<TMachine>,
  samples: WorkflowSamples<TMachine>,
  invariants: readonly Invariant<TMachine>[] = [],
): RegisteredWorkflow {
  return { ...definition, samples, invariants: [...serviceInvariants(definition.services), ...invariants] };
}

function defineLifecycle<TMachine extends AnyStateMachine>(
  name: string,
  machine: TMachine,
): WorkflowDefinition<TMachine> {
  return { name, machine, services: {}, journalled: false };
}

/** Every chart of the product: what the proofs walk and the pictures show. */
export const registry: readonly RegisteredWorkflow[] = [
  register(auditWorkflow, auditSamples, auditInvariants),
  register(authWorkflow, authSamples, authInvariants),
  register(cartWorkflow, cartSamples, cartInvariants),
  register(catalogueWorkflow, catalogueSamples, catalogueInvariants),
  register(clearCacheWorkflow, clearCacheSamples, clearCacheInvariants),
  register(deviceStreamsWorkflow, deviceStreamsSamples, deviceStreamsInvariants),
  register(orderWorkflow, orderSamples, orderInvariants),
  register(orderListWorkflow, orderListSamples, listInvariants),
  register(
    defineLifecycle('order-lifecycle', orderLifecycleMachine),
    orderLifecycleSamples,
    orderLifecycleInvariants,
  ),
  register(paymentConfirmationWorkflow, paymentConfirmationSamples, paymentConfirmationInvariants),
  register(
    defineLifecycle('payment-lifecycle', paymentLifecycleMachine),
    paymentLifecycleSamples,
    paymentLifecycleInvariants,
  ),
  register(paymentListWorkflow, paymentListSamples, listInvariants),
  register(paymentProofWorkflow, paymentProofSamples, paymentProofInvariants),
  register(productWorkflow, productSamples, productInvariants),
  register(recordSearchWorkflow, recordSearchSamples, recordSearchInvariants),
  register(sharedOrderWorkflow, sharedOrderSamples, sharedOrderInvariants),
];
