// Each line below `@ts-expect-error` is a mistake that the compiler has to refuse: `npm run check:types` fails where it does not.
import { cartWorkflow } from '../../machines/cart/cart-machine.ts';
import { defineWorkflow } from '../../machines/kit/workflow.ts';
import { productWorkflow } from '../../machines/product/product-machine.ts';
import type { Api } from '../../src/api/api.ts';
import { cartServices } from '../../src/features/cart/cart-services.ts';
import { cartUnsent } from '../../src/features/cart/cart-unsent.ts';
import { cartFeature } from '../../src/features/cart/cart-feature.ts';
import { cartClient } from '../../src/features/cart/cart-workflows.ts';
import { productServices } from '../../src/features/product/product-workflow.ts';
import { defineFeature } from '../../src/features/feature.ts';
import { defineClientWorkflow } from '../../src/workflow/define-client-workflow.ts';
import type { UnsentWordsOf } from '../../src/workflow/client-workflow.ts';
import type { Person } from '../../src/workflow/person.ts';

declare const api: Api;

const services = cartServices(api, () => Promise.resolve(true));
const { submitOrder, refreshProducts, isOnItsWay } = services;
const input = (groupId: string, { viewer }: Person) => ({ groupId, viewer });
const unsent = () => cartUnsent;
const wrongInput = ({ id }: { readonly id: number }) => Promise.resolve(id > 0);
const cart = { scope: 'person', input, unsent } as const;

export const planted = [
  // Nothing is wrong with these two.
  defineClientWorkflow(cartWorkflow, { ...cart, services: () => services }),
  defineFeature(cartFeature.words, [], { cart: () => Promise.resolve(cartClient) }),

  // @ts-expect-error a service is left out
  defineClientWorkflow(cartWorkflow, { ...cart, services: () => ({ submitOrder, refreshProducts }) }),

  defineClientWorkflow(cartWorkflow, {
    ...cart,
    // @ts-expect-error a service is misnamed
    services: () => ({ submit: submitOrder, refreshProducts, isOnItsWay }),
  }),

  defineClientWorkflow(cartWorkflow, {
    ...cart,
    // @ts-expect-error a service is asked with another input
    services: () => ({ ...services, isOnItsWay: { kind: 'read', run: wrongInput } }),
  }),

  defineClientWorkflow(cartWorkflow, {
    ...cart,
    // @ts-expect-error a service has another answer
    services: () => ({ ...services, isOnItsWay: { kind: 'read', run: () => Promise.resolve('yes') } }),
  }),

  defineClientWorkflow(cartWorkflow, {
    ...cart,
    // @ts-expect-error a write is provided as a read, which would go around the outbox
    services: () => ({ ...services, submitOrder: { kind: 'read', run: () => Promise.reject(new Error()) } }),
  }),

  // @ts-expect-error a workflow that writes has no words for its unsent work
  defineClientWorkflow(cartWorkflow, { scope: 'person', input, services: () => services }),

  defineClientWorkflow(productWorkflow, {
    scope: 'person',
    services: () => productServices(api),
    // @ts-expect-error the input lacks what the chart begins with
    input: (skuId) => ({ skuId }),
  }),

  // @ts-expect-error the workflow is loaded under another name than its own
  defineFeature(cartFeature.words, [], { basket: () => Promise.resolve(cartClient) }),

  defineWorkflow({
    name: 'cart',
    machine: cartWorkflow.machine,
    // @ts-expect-error the chart declares a service whose kind is left out
    services: { refreshProducts: 'read', submitOrder: 'write' },
    journalled: true,
  }),

  defineWorkflow({
    name: 'product',
    machine: productWorkflow.machine,
    // @ts-expect-error the chart declares no such service
    services: { skuSiblings: 'read', skuDetails: 'read' },
    journalled: false,
  }),
];

export const plantedWords: UnsentWordsOf<typeof cartWorkflow> = {
  path: () => '/cart',
  // @ts-expect-error a write has no words
  writes: {},
};
