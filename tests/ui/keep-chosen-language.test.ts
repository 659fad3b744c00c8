import { beforeEach, describe, expect, test } from 'vitest';
import { catalogueFeature } from '../../src/features/catalogue/catalogue-feature.ts';
import { keepChosenLanguage } from '../../src/features/account/keep-chosen-language.ts';
import { startI18n } from '../../src/i18n/i18n.ts';

beforeEach(() => startI18n('en', catalogueFeature.words));

/** Somebody whose language is Thai has signed in on a device on which this was chosen; answers what the server is told. */
function signedIn(chosen: string | null): readonly object[] {
  const told: object[] = [];
  const session = { user: () => ({ language: 'th' }) };
  keepChosenLanguage({ local: { get: () => chosen }, session } as never, {
    send: (event) => told.push(event),
  });
  return told;
}

const shown = () => document.documentElement.lang;

describe('the language after a sign-in', () => {
  test('is the person’s own where none was chosen on the device', async () => {
    expect(signedIn(null)).toEqual([]);
    await expect.poll(shown).toBe('th');
  });

  test('is the person’s own where the one on the device is none of the app’s', async () => {
    expect(signedIn('en-US')).toEqual([]);
    await expect.poll(shown).toBe('th');
  });

  test('is the one that was chosen on the device, of which the server is told', () => {
    expect([signedIn('en'), shown()]).toEqual([[{ type: 'language.choose', language: 'en' }], 'en']);
  });

  test('that was chosen on the device and is the person’s own is told to nobody', () => {
    expect(signedIn('th')).toEqual([]);
  });
});
