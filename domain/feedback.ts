export const feedbackTypes = ['bug', 'improvement', 'feature', 'other'] as const;

export type FeedbackType = (typeof feedbackTypes)[number];

/** What is typed of a feedback, beside its type. */
export type FeedbackField = 'title' | 'description' | 'contact';

/** A feedback as it is typed; of a short one the description is all. */
export interface FeedbackForm extends Readonly<Record<FeedbackField, string>> {
  readonly type: FeedbackType;
}

export const blankFeedback: FeedbackForm = { type: 'bug', title: '', description: '', contact: '' };

/** The fields that are missing before a feedback is sent, in their order. */
export function missingFeedback(form: FeedbackForm, isShort: boolean): readonly FeedbackField[] {
  const needed = isShort ? (['description'] as const) : (['title', 'description'] as const);
  return needed.filter((field) => form[field].trim() === '');
}

/** A feedback as it is sent: one text, or all that was asked for. */
export type FeedbackFacts = { readonly feedback: string } | FeedbackForm;

/** What a form without faults says. */
export function readFeedbackForm(form: FeedbackForm, isShort: boolean): FeedbackFacts {
  const description = form.description.trim();
  if (isShort) return { feedback: description };
  return { type: form.type, title: form.title.trim(), description, contact: form.contact.trim() };
}
