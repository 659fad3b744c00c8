import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleProblem } from '../samples/sample-records.ts';
import { sampleStocktake } from '../samples/sample-stock.ts';
import type { stocktakeProtocolMachine } from './stocktake-protocol-machine.ts';

const sampleProtocol = { ...sampleStocktake, records: [], cursor: null };

export const stocktakeProtocolSamples: WorkflowSamples<typeof stocktakeProtocolMachine> = {
  inputs: [{ stocktakeId: sampleProtocol.id }],
  events: [{ type: 'protocol.open' }],
  answers: { stocktakeDetail: [accepted(sampleProtocol), refused(sampleProblem(404, 'not_found'))] },
};
