import { maskPersonalTexts } from '../../domain/personal-texts.ts';
import type { RecordedEvent } from '../journal/streams/recorded-event.ts';
import { maskedJsonCopy } from '../journal/streams/secret-masking.ts';

/** What is shown to others or leaves the device: of the same shape, without secrets and personal texts. */
export function maskedCopy<TValue>(value: TValue): TValue {
  return maskPersonalTexts(maskedJsonCopy(value)) as TValue;
}

/** What the kit adds to an event, and what is told of it elsewhere. */
const notPayload: readonly string[] = ['type', 'at', 'key', 'ignored'];

/** What an event carries, by its field. */
export function payloadOf(event: RecordedEvent): readonly (readonly [field: string, value: unknown])[] {
  return Object.entries(event).filter(([field]) => !notPayload.includes(field));
}
