import { describe, expect, test } from 'vitest';
import { lineFields, profileOfPerson } from '../../domain/line-profile.ts';

const mei = { userId: 'U1', displayName: 'Mei', pictureUrl: 'https://profile.line-scdn.net/1' };

describe('the profile of a person in LINE', () => {
  test('is told with a write, the picture also where there is none', () => {
    expect([lineFields(mei), lineFields({ userId: 'U1', displayName: 'Mei' }), lineFields(null)]).toEqual([
      {
        line_user_id: 'U1',
        line_display_name: 'Mei',
        line_picture_url: 'https://profile.line-scdn.net/1',
      },
      { line_user_id: 'U1', line_display_name: 'Mei', line_picture_url: '' },
      {},
    ]);
  });

  test('is nobody where LINE is signed in as somebody else, or has told nothing', () => {
    const found = [profileOfPerson(mei, 'U1'), profileOfPerson(mei, 'U2'), profileOfPerson(mei, undefined)];
    expect([...found, profileOfPerson(null, undefined)]).toEqual([mei, null, null, null]);
  });
});
