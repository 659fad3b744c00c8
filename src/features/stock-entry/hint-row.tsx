import type { RecognitionHint } from '../../../domain/contract.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { hintRemovalClient } from './hints-workflows.ts';
import { HintView } from './views/hint-view.tsx';

/** A hint with its removal, which goes on when the screen is left. */
export function HintRow({ hint }: { readonly hint: RecognitionHint }) {
  return <HintView hint={hint} removal={useWorkflow(hintRemovalClient, hint.id).actor} />;
}
