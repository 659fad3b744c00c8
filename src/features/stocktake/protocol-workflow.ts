import type { StocktakeDetail } from '../../../domain/contract.ts';
import { accepted } from '../../../domain/outcome.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import { stocktakeProtocolWorkflow } from '../../../machines/stocktake-protocol/stocktake-protocol-machine.ts';
import type { Api } from '../../api/api.ts';
import { readOperation } from '../../api/read-operation.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';

/** The protocol of a stocktake; its id is the stocktake's. */
export const stocktakeProtocolClient = defineClientWorkflow(stocktakeProtocolWorkflow, {
  scope: 'person',
  services: ({ device }) => ({
    stocktakeDetail: {
      kind: 'read',
      run: ({ stocktakeId }, signal) => readWhole(device.platform.api, stocktakeId, null, signal),
    },
  }),
  input: (stocktakeId) => ({ stocktakeId }),
});

/** A stocktake with all of its records from a cursor on, read a page after the other. */
async function readWhole(
  api: Api,
  id: string,
  cursor: string | null,
  signal: AbortSignal,
): Promise<Outcome<StocktakeDetail>> {
  const query = cursor === null ? { id } : { id, cursor };
  const outcome = await readOperation(api, 'stocktakeDetail', { query }, signal);
  if (!outcome.ok || outcome.value.cursor === null) return outcome;
  const rest = await readWhole(api, id, outcome.value.cursor, signal);
  return rest.ok
    ? accepted({ ...rest.value, records: [...outcome.value.records, ...rest.value.records] })
    : rest;
}
