import type { OrderDraftActor } from './text-order-props.ts';

type DraftSnapshot = ReturnType<OrderDraftActor['getSnapshot']>;

/** Whether the text can be written now: nothing was recognised of it yet. */
export function isWritable(snapshot: DraftSnapshot): boolean {
  return snapshot.can({ type: 'text.change', text: '' });
}

/** Whether there is nothing yet, or nothing any more. */
export function isEmptyDraft(snapshot: DraftSnapshot): boolean {
  return snapshot.hasTag('settled') || (isWritable(snapshot) && snapshot.context.text.trim() === '');
}

/** Whether there are lines that a person looks through, or that are on their way. */
export function hasOrder(snapshot: DraftSnapshot): boolean {
  return snapshot.hasTag('editable') || snapshot.context.submission !== null;
}
