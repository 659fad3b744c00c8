import type { RecognitionHint } from '../../domain/contract.ts';
import { createListMachine } from '../kit/list-machine.ts';
import { defineWorkflow } from '../kit/workflow.ts';

/** All hints are listed. */
export type HintFilter = Readonly<Record<string, never>>;

export const recognitionHintsMachine = createListMachine<RecognitionHint, HintFilter>({
  id: 'recognition-hints',
  description:
    'What corrections of recognised products taught the shop, the latest first and read page by page.',
  noFilter: {},
});

export const recognitionHintsWorkflow = defineWorkflow({
  name: 'recognition-hints',
  machine: recognitionHintsMachine,
  services: { readPage: 'read' },
  journalled: false,
});
