import type { Call } from '../contract/call.ts';
import { invalidRequest } from '../http/refusal.ts';
import { normalizeText } from '../contract/request-values.ts';

/** Feedback from a user; `type` and `title` are empty when it was sent as a single text. */
export interface FeedbackFields {
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly contact: string;
}

/** Parses feedback: either a single text, or type, title and description. Texts are normalized; throws `invalid_request`. */
export function readFeedback(body: Call<'feedback'>['body']): FeedbackFields {
  const text = normalizeText(body.feedback);
  const fields = {
    type: body.type ?? '',
    title: normalizeText(body.title),
    description: normalizeText(body.description),
    contact: normalizeText(body.contact),
  };
  const parts = ['type', 'title', 'description'] as const;
  const missing = parts.filter((part) => fields[part] === '');
  if (missing.length === parts.length) {
    if (text === '') throw invalidRequest('feedback', 'is required');
    return { ...fields, description: text };
  }
  if (text !== '')
    throw invalidRequest('feedback', 'is either one text or has a type, a title and a description');
  if (missing[0] !== undefined) throw invalidRequest(missing[0], 'is required');
  return fields;
}
