import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleGroup, sampleProblem } from '../samples/sample-records.ts';
import type { groupFormMachine } from './group-form-machine.ts';

export const groupFormSamples: WorkflowSamples<typeof groupFormMachine> = {
  inputs: [{ groupId: null }, { groupId: sampleGroup.id }],
  events: [
    { type: 'group.open', group: null },
    { type: 'group.open', group: sampleGroup },
    { type: 'name.change', name: 'Nimman' },
    { type: 'name.change', name: ' ' },
    { type: 'group.save' },
    { type: 'group.retry' },
    { type: 'group.leave' },
    { type: 'mine.keep' },
    { type: 'theirs.keep' },
  ],
  answers: {
    saveGroup: [
      accepted({ ...sampleGroup, name: 'Nimman', version: 2 }),
      refused(
        sampleProblem(409, 'version_conflict', {
          current: { ...sampleGroup, name: 'Baan Suan 2', version: 2 },
          changed_by: { id: 'owner', name: 'Chen', role: 'owner' },
          changed_at: '2025-02-01T03:00:00.000Z',
        }),
      ),
      refused(sampleProblem(400, 'invalid_request', { field: 'name' })),
    ],
  },
};
