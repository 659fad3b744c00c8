import type { SnapshotFrom } from 'xstate';
import type { ProductCard } from '../../../domain/contract.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { ReadService } from '../../../domain/service.ts';
import type { Page, PageInput } from '../../../machines/kit/list-machine.ts';
import { vipAdminWorkflow } from '../../../machines/vip-admin/vip-admin-machine.ts';
import type { SetSkuVipInput, vipAdminMachine } from '../../../machines/vip-admin/vip-admin-machine.ts';
import { vipListWorkflow } from '../../../machines/vip-list/vip-list-machine.ts';
import type { VipFilter } from '../../../machines/vip-list/vip-list-machine.ts';
import { outcomeOf } from '../../api/read-answer.ts';
import { readOperation } from '../../api/read-operation.ts';
import { readPages } from '../../api/read-pages.ts';
import type { ServiceOf } from '../../api/service-of.ts';
import { writeRequest } from '../../api/write-request.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';
import { formLink } from '../../workflow/form-link.ts';
import { isOnItsWay } from '../../workflow/is-on-its-way.ts';

/** The VIP products of a group, all or those of a third-level category; its id is that of the group, and after a slash of the category. */
export const vipListClient = defineClientWorkflow(vipListWorkflow, {
  scope: 'person',
  services({ device: { platform } }) {
    const readPage: ReadService<PageInput<VipFilter>, Outcome<Page<ProductCard>>> = {
      kind: 'read',
      run: (input, signal) =>
        readPages(input, ({ groupId, recordId: categoryId = '', cursor, count }) => {
          const query = {
            group_id: groupId,
            category_id: categoryId,
            page_size: count,
            cursor: cursor ?? '',
          };
          return readOperation(platform.api, 'vipSkuList', { query }, signal);
        }),
    };
    return { readPage };
  },
  input(id) {
    const [groupId = '', categoryId] = id.split('/');
    return categoryId === undefined ? { groupId } : { groupId, recordId: categoryId };
  },
});

const setSkuVip: ServiceOf<'setSkuVip', SetSkuVipInput> = {
  kind: 'write',
  request: ({ key, skuId, groupId, isVip, vipPrice, version }) =>
    writeRequest('setSkuVip', key, {
      body: {
        sku_id: skuId,
        group_id: groupId,
        action: isVip ? 'add' : 'remove',
        version,
        ...(vipPrice === undefined ? {} : { vip_price: vipPrice }),
      },
    }),
  outcome: outcomeOf,
};

const vipChange = { icon: 'changes', title: 'vip.unsent' } as const;

export function vipAdminIdOf({ context: { groupId, skuId } }: SnapshotFrom<typeof vipAdminMachine>): string {
  return `${groupId}/${skuId}`;
}

/** A product for a group; its id is that of the group and of the product. */
export const vipAdminClient = defineClientWorkflow(vipAdminWorkflow, {
  scope: 'person',
  services: ({ journal }) => ({ setSkuVip, isOnItsWay: isOnItsWay(journal.outbox) }),
  input(id) {
    const [groupId = '', skuId = ''] = id.split('/');
    return { groupId, skuId };
  },
  unsent: () => ({
    path: (id) => formLink('/home-vip', id),
    writes: { setSkuVip: () => vipChange },
    subject: ({ context: { product } }) => ({ about: product === null ? [] : [product.name], held: null }),
  }),
  // A change that was refused, perhaps after the screen was left, until that is read.
  questions: {
    idOf: vipAdminIdOf,
    of: ({ context: { problem } }) => (problem === null ? null : { write: vipChange, problem }),
  },
});
