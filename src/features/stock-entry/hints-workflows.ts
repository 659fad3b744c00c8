import type { RecognitionHint } from '../../../domain/contract.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { ReadService } from '../../../domain/service.ts';
import type { Page, PageInput } from '../../../machines/kit/list-machine.ts';
import { hintRemovalWorkflow } from '../../../machines/hint-removal/hint-removal-machine.ts';
import type { RemoveHintInput } from '../../../machines/hint-removal/hint-removal-machine.ts';
import { recognitionHintsWorkflow } from '../../../machines/recognition-hints/recognition-hints-machine.ts';
import type { HintFilter } from '../../../machines/recognition-hints/recognition-hints-machine.ts';
import { outcomeOf } from '../../api/read-answer.ts';
import { readOperation } from '../../api/read-operation.ts';
import { readPages } from '../../api/read-pages.ts';
import type { ServiceOf } from '../../api/service-of.ts';
import { writeRequest } from '../../api/write-request.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';

/** The hints of the shop; there is one such list, without an id. */
export const recognitionHintsClient = defineClientWorkflow(recognitionHintsWorkflow, {
  scope: 'person',
  services({ device: { platform } }) {
    const readPage: ReadService<PageInput<HintFilter>, Outcome<Page<RecognitionHint>>> = {
      kind: 'read',
      run: (input, signal) =>
        readPages(input, ({ cursor, count }) => {
          const query = { page_size: count, cursor: cursor ?? '' };
          return readOperation(platform.api, 'recognitionHints', { query }, signal);
        }),
    };
    return { readPage };
  },
  input: (_, { groupId }) => ({ groupId }),
});

const deleteRecognitionHint: ServiceOf<'deleteRecognitionHint', RemoveHintInput> = {
  kind: 'write',
  request: ({ key, hintId: id }) => writeRequest('deleteRecognitionHint', key, { body: { id } }),
  outcome: outcomeOf,
};

/** The removal of a hint, whose id it has. */
export const hintRemovalClient = defineClientWorkflow(hintRemovalWorkflow, {
  scope: 'person',
  services: () => ({ deleteRecognitionHint }),
  input: (hintId) => ({ hintId }),
  unsent: () => ({
    path: () => '/stock-entry/hints',
    writes: { deleteRecognitionHint: () => ({ icon: 'changes', title: 'stockEntry.hints.unsent' }) },
    subject: ({ context: { text } }) => ({ about: [text], held: null }),
  }),
});
