import type { MyReport, Report } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleProblem } from '../samples/sample-records.ts';
import type { reportMachine } from './report-machine.ts';

const bought: MyReport = {
  from: '2025-02-03',
  to: '2025-02-09',
  days: [
    { day: '2025-02-03', orders: 12, sales: 21_540, cash: 4000, receipt: 12_500.5 },
    { day: '2025-02-04', orders: 9, sales: 18_900, cash: 0, receipt: 15_000 },
    { day: '2025-02-05', orders: 15, sales: 27_420.75, cash: 6000, receipt: 9800 },
    { day: '2025-02-06', orders: 0, sales: 0, cash: 0, receipt: 0 },
    { day: '2025-02-07', orders: 21, sales: 41_800, cash: 12_310, receipt: 20_000 },
    { day: '2025-02-08', orders: 8, sales: 14_400, cash: 1000, receipt: 3200 },
    { day: '2025-02-09', orders: 0, sales: 0, cash: 0, receipt: 0 },
  ],
  before: { orders: 58, sales: 110_376 },
  debts: { orders: 2, sum: 830 },
  products: [
    {
      sku_id: 'sku-1',
      name: 'Elephant trousers',
      ch_name: '大象裤',
      th_name: 'กางเกงช้าง',
      color: 'indigo',
      size: 'Free size',
      style: '',
      image_urls: '',
      quantity: 412,
      sales: 40_788,
    },
    {
      sku_id: 'sku-2',
      name: 'Steel bottle 500 ml',
      ch_name: '不锈钢水瓶 500 毫升',
      th_name: 'กระบอกน้ำสเตนเลส 500 มล.',
      color: 'orange',
      size: '',
      style: 'Sport',
      image_urls: '',
      quantity: 96,
      sales: 27_744,
    },
  ],
  owed: { sum: 24_870, oldest_days: 41 },
};

/** What a customer reads of a week. */
export const sampleMyReport: MyReport = bought;

/** The same week of a shop. */
export const sampleReport: Report = {
  ...bought,
  owed: { ...bought.owed, groups: 9 },
  groups: [
    { group_id: 'group-baan-suan', name: 'Baan Suan', orders: 40, sales: 84_060.75 },
    { group_id: 'group-moey', name: 'Moey', orders: 25, sales: 40_000 },
  ],
  stock_value: 1_204_500,
  low_stock: 17,
};

export const reportSamples: WorkflowSamples<typeof reportMachine> = {
  inputs: [{ from: '2025-02-03', to: '2025-02-09', groupId: '' }],
  events: [{ type: 'report.open' }],
  answers: { report: [accepted(sampleReport), refused(sampleProblem(403, 'forbidden_role'))] },
};
