import type { Upcasts } from '../../../machines/kit/workflow.ts';
import type { RecordedEvent } from './recorded-event.ts';

/**
 * Makes of an event, as it was recorded, the one that today's chart knows: by its type, as often as there is something to change.
 * The recorded event stays as it is. Throws when the upcasts find no end.
 */
export function upcast(upcasts: Upcasts, recorded: RecordedEvent): RecordedEvent {
  let event = recorded;
  for (let changes = 0; changes <= Object.keys(upcasts).length; changes += 1) {
    const next: RecordedEvent = upcasts[event.type]?.(event) ?? event;
    if (next === event) return keepMark(recorded, event);
    event = next;
  }
  throw new Error(`the upcasts of ${recorded.type} find no end`);
}

/** What the live machine did nothing with stays so under another name. */
function keepMark({ ignored }: RecordedEvent, event: RecordedEvent): RecordedEvent {
  return ignored === true && event.ignored !== true ? { ...event, ignored } : event;
}
