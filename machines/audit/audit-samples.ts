import { accepted, refused } from '../../domain/outcome.ts';
import { sampleProblem } from '../samples/sample-records.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import type { auditMachine } from './audit-machine.ts';
import type { Trail } from './trail.ts';

export const sampleTrail: Trail = {
  chart: 'payment-lifecycle',
  title: 'PAY-77',
  names: { 'order-1': '#1042' },
  steps: [
    {
      number: 1,
      event: 'payment.create',
      at: '2025-02-02T03:00:00.000Z',
      isTimed: true,
      by: { name: 'Mali', roles: ['order_manager'] },
      from: ['draft'],
      to: ['created'],
      taken: ['payment-lifecycle.draft-payment.create-0'],
      isIgnored: false,
      agrees: true,
      changes: [
        { field: 'order_ids', from: null, to: ['order-1'] },
        { field: 'should_paid_amount', from: null, to: 839.9 },
      ],
      seen: null,
    },
    {
      number: 2,
      event: 'payment.submit',
      at: '2025-02-02T03:00:00.000Z',
      isTimed: true,
      by: { name: 'Mali', roles: ['order_manager'] },
      from: ['created'],
      to: ['paid'],
      taken: ['payment-lifecycle.created-payment.submit-0'],
      isIgnored: false,
      agrees: true,
      changes: [
        { field: 'payment_type', from: null, to: 'receipt' },
        { field: 'paid_amount', from: null, to: 839.9 },
        { field: 'payment_photos', from: null, to: ['/api/files/slip.webp'] },
      ],
      seen: null,
    },
    {
      number: 3,
      event: 'payment.confirm',
      at: '2025-02-02T09:30:00.000Z',
      isTimed: true,
      by: { name: 'Fah', roles: ['finance'] },
      from: ['paid'],
      to: ['completed'],
      taken: ['payment-lifecycle.paid-payment.confirm-0'],
      isIgnored: false,
      agrees: true,
      changes: [{ field: 'paid_amount', from: 839.9, to: 800 }],
      seen: {
        order_ids: ['order-1'],
        should_paid_amount: 839.9,
        payment_type: 'receipt',
        paid_amount: 839.9,
        payment_photos: ['/api/files/slip.webp'],
      },
    },
  ],
};

export const auditSamples: WorkflowSamples<typeof auditMachine> = {
  inputs: [{ source: { kind: 'payment', id: 'payment-1' } }],
  events: [
    { type: 'trail.open' },
    { type: 'step.next' },
    { type: 'step.back' },
    { type: 'step.first' },
    { type: 'step.last' },
    { type: 'step.choose', place: 1 },
    { type: 'step.choose', place: 7 },
  ],
  answers: {
    readTrail: [
      accepted(sampleTrail),
      accepted({ ...sampleTrail, steps: sampleTrail.steps.slice(0, 1) }),
      refused(sampleProblem(404, 'not_found')),
    ],
  },
};
