import { sampleCup, sampleLamp, sampleTree } from '../samples/sample-records.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import type { catalogueMachine } from './catalogue-machine.ts';

export const catalogueSamples: WorkflowSamples<typeof catalogueMachine> = {
  inputs: [{ groupId: 'group-baan-suan' }],
  events: [
    { type: 'catalogue.refresh' },
    { type: 'products.refresh' },
    { type: 'stock.toggle' },
    { type: 'top.choose', topId: 'category-table' },
    { type: 'top.choose', topId: 'category-house' },
    { type: 'chip.toggle', sectionId: 'category-drinking', chipId: 'category-cups' },
    { type: 'chip.toggle', sectionId: 'category-drinking', chipId: 'category-glasses' },
    { type: 'shelf.more', categoryId: 'category-cups' },
    { type: 'shelves.retry' },
    { type: 'search.change', query: 'ถ้วย' },
    { type: 'search.change', query: '  ' },
    { type: 'search.retry' },
  ],
  answers: {
    allProductCategory: [sampleTree, []],
    allSkuList: [
      { 'category-cups': { products: [sampleCup], total: 2, cursor: 'after-cup' } },
      {
        'category-cups': { products: [sampleCup], total: 1, cursor: null },
        'category-glasses': { products: [], total: 0, cursor: null },
        'category-lamps': { products: [sampleLamp], total: 1, cursor: null },
      },
    ],
    searchSkuByName: [
      [],
      [
        {
          id: 'category-table',
          name: 'Table',
          ch_name: '餐桌',
          th_name: 'โต๊ะอาหาร',
          children: [
            {
              id: 'category-drinking',
              name: 'Drinking',
              ch_name: '饮具',
              th_name: 'เครื่องดื่ม',
              children: [
                {
                  id: 'category-cups',
                  name: 'Cups',
                  ch_name: '杯子',
                  th_name: 'ถ้วย',
                  children: [],
                  skus: [sampleCup],
                },
              ],
            },
          ],
        },
      ],
    ],
  },
};
