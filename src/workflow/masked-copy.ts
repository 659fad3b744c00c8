import { maskPersonalTexts } from '../../domain/personal-texts.ts';
import type { RecordedEvent } from '../journal/streams/recorded-event.ts';
import { maskedJsonCopy } from '../journal/streams/secret-masking.ts';

/** Returns a copy for other people or other systems: of the same shape, without secrets and personal texts. */
export function maskedCopy<TValue>(value: TValue): TValue {
  return maskPersonalTexts(maskedJsonCopy(value)) as TValue;
}

/** Fields of an event that are not part of its payload. */
const notPayload: readonly string[] = ['type', 'at', 'key', 'ignored'];

/** Returns the payload of an event as entries. */
export function payloadOf(event: RecordedEvent): readonly (readonly [field: string, value: unknown])[] {
  return Object.entries(event).filter(([field]) => !notPayload.includes(field));
}
