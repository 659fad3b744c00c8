import type { Feedback } from '../../domain/contract.ts';
import { listSamples } from '../kit/list-samples.ts';
import type { FeedbackFilter } from './feedback-list-machine.ts';

const told: Feedback = {
  id: 'feedback-1',
  type: 'bug',
  title: 'Search',
  description: 'It does not find cups',
  contact: '081-234-5678',
  ctime: '2025-02-01T03:00:00.000Z',
  by: { id: 'user-malee', name: 'Malee', role: '' },
};

export const feedbackListSamples = listSamples<Feedback, FeedbackFilter>([told], {});
