import { listSamples } from '../kit/list-samples.ts';
import type { DebtFilter, ListedDebt } from './debt-list-machine.ts';

const sampleDebt: ListedDebt = {
  id: 'group-baan-suan',
  group_id: 'group-baan-suan',
  name: 'Baan Suan',
  owed: 120,
  credit: 0,
  oldest_days: 12,
};

export const debtListSamples = listSamples<ListedDebt, DebtFilter>([sampleDebt], {});
