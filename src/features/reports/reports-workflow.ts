import { reportWorkflow } from '../../../machines/report/report-machine.ts';
import type { ReportInput } from '../../../machines/report/report-machine.ts';
import { readOperation } from '../../api/read-operation.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';

/** The report of the shop; its id is the first day, the last day and the group, with a slash between them. */
export const shopReportClient = defineClientWorkflow(reportWorkflow, {
  scope: 'person',
  services: ({ device }) => ({
    report: {
      kind: 'read',
      run: async ({ from, to, groupId }, signal) =>
        await readOperation(
          device.platform.api,
          'report',
          { query: { from, to, group_id: groupId } },
          signal,
        ),
    },
  }),
  input: inputOf,
});

/** The report of a customer's own group; its id is the first day and the last day. */
export const myReportClient = defineClientWorkflow(reportWorkflow, {
  scope: 'person',
  services: ({ device }) => ({
    report: {
      kind: 'read',
      run: async ({ from, to }, signal) =>
        await readOperation(device.platform.api, 'myReport', { query: { from, to } }, signal),
    },
  }),
  input: inputOf,
  streamKey: (id) => `own/${id}`,
});

function inputOf(id: string): ReportInput {
  const [from = '', to = '', groupId = ''] = id.split('/');
  return { from, to, groupId };
}
