import type { RecordedEvent } from './recorded-event.ts';

/** Types of the events by which somebody types, and the property that holds the text. */
export type FieldEvents = Readonly<Record<string, string>>;

/** Whether the later of two events is more of the same typing: alike but for the text and the stamp. */
export function isSameField(fields: FieldEvents, earlier: RecordedEvent, later: RecordedEvent): boolean {
  const property = fields[later.type];
  if (property === undefined) return false;
  return JSON.stringify(strip(earlier, property)) === JSON.stringify(strip(later, property));
}

function strip(event: RecordedEvent, property: string): RecordedEvent {
  return { ...event, [property]: null, at: null, key: null };
}
