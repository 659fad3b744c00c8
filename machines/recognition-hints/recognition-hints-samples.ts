import { listSamples } from '../kit/list-samples.ts';
import { sampleHint } from '../samples/sample-stock.ts';
import type { RecognitionHint } from '../../domain/contract.ts';
import type { HintFilter } from './recognition-hints-machine.ts';

export const recognitionHintsSamples = listSamples<RecognitionHint, HintFilter>([sampleHint], {});
