import type { Call } from '../call.ts';
import { invalidRequest } from '../refusal.ts';

/** What somebody tells the makers; `type` and `title` are empty where it came as one text. */
export interface Told {
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly contact: string;
}

/** Reads either one text, `feedback`, or a type, a title and a description. Texts are trimmed; what is missing is refused. */
export function readFeedback(body: Call<'feedback'>['body']): Told {
  const text = trim(body.feedback);
  const told = {
    type: body.type ?? '',
    title: trim(body.title),
    description: trim(body.description),
    contact: trim(body.contact),
  };
  const parts = ['type', 'title', 'description'] as const;
  const missing = parts.filter((part) => told[part] === '');
  if (missing.length === parts.length) {
    if (text === '') throw invalidRequest('feedback', 'is required');
    return { ...told, description: text };
  }
  if (text !== '')
    throw invalidRequest('feedback', 'is either one text or has a type, a title and a description');
  if (missing[0] !== undefined) throw invalidRequest(missing[0], 'is required');
  return told;
}

function trim(text: string | null | undefined): string {
  return (text ?? '').trim();
}
