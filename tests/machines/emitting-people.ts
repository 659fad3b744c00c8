import { accepted } from '../../domain/outcome.ts';
import { groupFormMachine } from '../../machines/group-form/group-form-machine.ts';
import { orderRepeatMachine } from '../../machines/order-repeat/order-repeat-machine.ts';
import { roleAdminMachine } from '../../machines/role-admin/role-admin-machine.ts';
import { sampleCustomer } from '../../machines/samples/sample-people.ts';
import { sampleCup, sampleGroup, sampleOrder } from '../../machines/samples/sample-records.ts';
import { vipAdminMachine } from '../../machines/vip-admin/vip-admin-machine.ts';
import { live } from './live-chart.ts';

/** A group gets another name. */
export const renamed = () =>
  live(
    groupFormMachine,
    { groupId: sampleGroup.id },
    { saveGroup: accepted({ ...sampleGroup, name: 'Nimman', version: 2 }) },
    [
      { type: 'group.open', group: sampleGroup },
      { type: 'name.change', name: 'Nimman' },
      { type: 'group.save', key: 'key-1' },
    ],
  );

/** A customer becomes VIP. */
export const preferred = () =>
  live(
    roleAdminMachine,
    { personId: sampleCustomer.id },
    { setUserVip: accepted({ ...sampleCustomer, is_vip: 1, version: 2 }) },
    [
      { type: 'person.open', person: sampleCustomer },
      { type: 'vip.change', key: 'key-1' },
    ],
  );

/** A product becomes VIP for a group. */
export const offered = () =>
  live(
    vipAdminMachine,
    { skuId: 'sku-1', groupId: 'group-1' },
    { setSkuVip: accepted({ sku_id: 'sku-1', is_vip: 1, vip_price: 79, version: 2 }) },
    [
      {
        type: 'product.see',
        product: { name: 'Bowl', price: 105, vipPrice: null, isVip: false, version: 1 },
      },
      { type: 'price.change', text: '79' },
      { type: 'vip.add', key: 'key-1' },
    ],
  );

/** What can be had of an order is put into the cart again. */
export const repeated = () =>
  live(orderRepeatMachine, { groupId: 'group-baan-suan' }, { readProducts: [sampleCup] }, [
    { type: 'repeat.open', lines: sampleOrder.detail, inCart: {} },
    { type: 'repeat.accept' },
  ]);
