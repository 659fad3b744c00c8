import type { Call } from '../contract/call.ts';
import { invalidRequest } from '../http/refusal.ts';
import { tidyText } from '../contract/request-values.ts';

/** What somebody tells the makers; `type` and `title` are empty where it came as one text. */
export interface Told {
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly contact: string;
}

/** Reads either one text, `feedback`, or a type, a title and a description. Texts are tidied; what is missing is refused. */
export function readFeedback(body: Call<'feedback'>['body']): Told {
  const text = tidyText(body.feedback);
  const told = {
    type: body.type ?? '',
    title: tidyText(body.title),
    description: tidyText(body.description),
    contact: tidyText(body.contact),
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
