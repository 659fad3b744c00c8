import type { StocktakeDetail } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleProblem } from '../samples/sample-records.ts';
import type { stocktakeProtocolMachine } from './stocktake-protocol-machine.ts';

/** A stocktake of which nobody counted anything else than what was there. */
const sampleProtocol: StocktakeDetail = {
  id: 'stocktake-1',
  ctime: '2026-03-04T05:06:07Z',
  mtime: '2026-03-04T06:06:07Z',
  note: '',
  operator_names: ['Ling'],
  lines: 0,
  differing: 0,
  increase: 0,
  decrease: 0,
  value_increase: 0,
  value_decrease: 0,
  records: [],
  cursor: null,
};

export const stocktakeProtocolSamples: WorkflowSamples<typeof stocktakeProtocolMachine> = {
  inputs: [{ stocktakeId: sampleProtocol.id }],
  events: [{ type: 'protocol.open' }],
  answers: { stocktakeDetail: [accepted(sampleProtocol), refused(sampleProblem(404, 'not_found'))] },
};
