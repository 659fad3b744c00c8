import { describe, expect, test } from 'vitest';
import { allWords, textsOf } from './all-words.ts';

/** What a person has to be told in general, and the words that tell it. */
const messages = [
  ['network error', 'state.unreachable.title'],
  ['request timeout', 'delivery.unknown.title'],
  ['server error', 'reason.server_error'],
  ['unknown error', 'app.crashed.title'],
  ['data error', 'reason.unsupported_media_type'],
  ['data incomplete', 'reason.invalid_request'],
  ['validation error', 'reason.invalid_request'],
  ['permission error', 'reason.forbidden_role'],
  ['forbidden', 'reason.foreign_group'],
  ['unauthorized', 'reason.token_null'],
  ['not found', 'reason.not_found'],
  ['operation too frequent', 'reason.rate_limited'],
  ['order does not exist', 'order.missing.title'],
  ['order id does not exist', 'order.missing.text'],
  ['insufficient stock', 'reason.insufficient_stock'],
  ['user information failed', 'reason.line_unreachable'],
  ['authentication failed', 'reason.line_refused'],
] as const;

describe.each(['zh', 'en', 'th'] as const)('in %s', (language) => {
  const texts = new Map(textsOf(allWords(language)).map(({ key, text }) => [key, text]));

  test.each(messages)('there are words for: %s', (_, key) => {
    expect(texts.get(key)?.trim()).toBeTruthy();
  });
});
