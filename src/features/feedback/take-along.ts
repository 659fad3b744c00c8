import type { ActorRefFrom } from 'xstate';
import type { feedbackMachine } from '../../../machines/feedback/feedback-machine.ts';

type FeedbackActor = ActorRefFrom<typeof feedbackMachine>;

/** Moves the text of a short feedback to the description of the page's, unless something stands there or it is being sent. */
export function takeAlong(short: FeedbackActor, page: FeedbackActor): void {
  const text = short.getSnapshot().context.form.description;
  if (text.trim() === '' || !short.getSnapshot().hasTag('editable')) return;
  // One that was sent before is forgotten first.
  if (page.getSnapshot().can({ type: 'feedback.open' })) page.send({ type: 'feedback.open' });
  const now = page.getSnapshot();
  if (!now.hasTag('editable') || now.context.form.description.trim() !== '') return;
  page.send({ type: 'field.change', field: 'description', text });
  short.send({ type: 'field.change', field: 'description', text: '' });
}
