import type { GroupStatement } from '../../../domain/contract.ts';
import { accepted } from '../../../domain/outcome.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import { groupStatementWorkflow } from '../../../machines/group-statement/group-statement-machine.ts';
import type { GroupStatementInput } from '../../../machines/group-statement/group-statement-machine.ts';
import type { Api } from '../../api/api.ts';
import { readOperation } from '../../api/read-operation.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';

/** The statement of a group; its id is the group's, the first day and the last day, with a slash between them. */
export const groupStatementClient = defineClientWorkflow(groupStatementWorkflow, {
  scope: 'person',
  services: ({ device }) => ({
    groupStatement: {
      kind: 'read',
      run: (input, signal) => readWhole(device.platform.api, input, null, signal),
    },
  }),
  input(id) {
    const [groupId = '', from = '', to = ''] = id.split('/');
    return { groupId, from, to };
  },
});

/** A statement with all of its entries from a cursor on, read a page after the other. */
async function readWhole(
  api: Api,
  input: GroupStatementInput,
  cursor: string | null,
  signal: AbortSignal,
): Promise<Outcome<GroupStatement>> {
  const days = { group_id: input.groupId, from: input.from, to: input.to };
  const query = cursor === null ? days : { ...days, cursor };
  const outcome = await readOperation(api, 'groupStatement', { query }, signal);
  if (!outcome.ok || outcome.value.cursor === null) return outcome;
  const rest = await readWhole(api, input, outcome.value.cursor, signal);
  return rest.ok
    ? accepted({ ...rest.value, entries: [...outcome.value.entries, ...rest.value.entries] })
    : rest;
}
