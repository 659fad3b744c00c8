// People as the server returns them to those who manage them, for walks through the charts.
import type { Person } from '../../domain/contract.ts';

export const samplePerson: Person = {
  id: 'person-malee',
  name: 'Malee Srisuk',
  role: 'finance',
  avatar_url: '',
  line_id: 'malee.s',
  merchant_id: 'merchant-1',
  group_id: 'group-baan-suan',
  group_name: 'Baan Suan',
  is_vip: 0,
  last_seen_at: '2025-02-03T03:06:00.000Z',
  version: 1,
};

export const sampleCustomer: Person = {
  ...samplePerson,
  id: 'person-noi',
  name: 'Noi Jaidee',
  role: '',
  line_id: 'noi.j',
  last_seen_at: null,
};
