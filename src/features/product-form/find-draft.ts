import type { UserScope } from '../../workflow/user-scopes.ts';
import { splitStream } from '../../workflow/workflow-directory.ts';
import { productFormClient } from './product-form-workflows.ts';

/** The id of a new product that was begun and not sent, or that was refused; a new id where there is none. */
export async function findDraft({
  journal,
  directory,
}: Pick<UserScope, 'journal' | 'directory'>): Promise<string> {
  const streams = await journal.events.listStreams();
  const unfinished = streams
    .filter(({ finishedAt }) => finishedAt === undefined)
    .map(({ stream }) => splitStream(stream))
    .filter(([name]) => name === productFormClient.definition.name);
  for (const [, id] of unfinished) {
    const draft = await directory.open(productFormClient, id);
    if (draft.getStatus().actor.getSnapshot().hasTag('editable')) return id;
  }
  return newDraft();
}

export function newDraft(): string {
  return crypto.randomUUID();
}
