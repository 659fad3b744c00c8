import type { Upcasts } from '../../../machines/kit/workflow.ts';
import type { RecordedEvent } from './recorded-event.ts';

/**
 * Converts a recorded event to the current chart's form, by applying the upcast of its type until none changes it any more. The
 * recorded event is not changed. Throws when the upcasts do not terminate.
 */
export function upcast(upcasts: Upcasts, recorded: RecordedEvent): RecordedEvent {
  let event = recorded;
  for (let changes = 0; changes <= Object.keys(upcasts).length; changes += 1) {
    const next: RecordedEvent = upcasts[event.type]?.(event) ?? event;
    if (next === event) return keepMark(recorded, event);
    event = next;
  }
  throw new Error(`the upcasts of ${recorded.type} do not terminate`);
}

/** An event that was recorded as ignored stays so. */
function keepMark({ ignored }: RecordedEvent, event: RecordedEvent): RecordedEvent {
  return ignored === true && event.ignored !== true ? { ...event, ignored } : event;
}
