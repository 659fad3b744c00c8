import { maskPersonalTexts } from '../../domain/personal-texts.ts';
import type { RecordedEvent } from '../journal/streams/recorded-event.ts';
import { isToken, maskedJsonCopy } from '../journal/streams/secret-masking.ts';

/** Replaces a secret. */
const mask = '…';

/** What grants access by links of other services. */
const foreignTokens = /([?&#]token=)[^&#\s"\\]+/gi;

/** Candidates for random tokens, also in the path of a link. */
const longRuns = /[\w+=-]{40,}/g;

/** Returns a copy without what may be a secret: also long random texts in the paths of links, and tokens of other services, which a journal keeps. */
export function copyWithoutSecrets<TValue>(value: TValue): TValue {
  const text = JSON.stringify(maskedJsonCopy(value))
    .replace(foreignTokens, `$1${mask}`)
    .replace(longRuns, (run) => (isToken(run) ? mask : run));
  return JSON.parse(text) as TValue;
}

/** Returns a copy for other people or other systems: of the same shape, without secrets and personal texts. */
export function maskedCopy<TValue>(value: TValue): TValue {
  return maskPersonalTexts(copyWithoutSecrets(value)) as TValue;
}

/** Fields of an event that are not part of its payload. */
const notPayload: readonly string[] = ['type', 'at', 'key', 'ignored'];

/** Returns the payload of an event as entries. */
export function payloadOf(event: RecordedEvent): readonly (readonly [field: string, value: unknown])[] {
  return Object.entries(event).filter(([field]) => !notPayload.includes(field));
}
