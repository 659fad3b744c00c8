import { describe, expect, test } from 'vitest';
import { changedFields } from '../../domain/edit-conflict.ts';
import {
  blankProfile,
  editedProfile,
  findProfileFaults,
  profileChanges,
  profileFormOf,
  readProfileForm,
  refusedProfileField,
} from '../../domain/shop-profile.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';

const form = { ...blankProfile, phones: '02-251-8899', line_url: 'https://line.me/R/ti/p/@talat' };

describe('the profile of a shop, as it is typed', () => {
  test('is read with its phones parted, its texts trimmed, and a LINE ID turned into the address of its chat', () => {
    const typed = {
      phones: ' (02) 251-8899\n+66 81 234 5678; 021112222 \n\n',
      line_url: ' @ta.lat_1 ',
      about_zh: ' 茶叶批发\n',
      about_en: '',
      about_th: 'ขายส่งชา',
    };
    expect(findProfileFaults(typed)).toEqual([]);
    expect(readProfileForm(typed)).toEqual({
      phones: ['(02) 251-8899', '+66 81 234 5678', '021112222'],
      line_url: 'https://line.me/R/ti/p/@ta.lat_1',
      about: { zh: '茶叶批发', en: '', th: 'ขายส่งชา' },
    });
  });

  test('may be empty', () => {
    expect(findProfileFaults(blankProfile)).toEqual([]);
    expect(readProfileForm(blankProfile)).toEqual({
      phones: [],
      line_url: '',
      about: { zh: '', en: '', th: '' },
    });
  });

  test.each([
    ['phones', { phones: '02-251-8899\ncall us' }, { why: 'noPhone', part: 'call us' }],
    ['phones', { phones: '()---' }, { why: 'noPhone', part: '()---' }],
    ['phones', { phones: '1'.repeat(31) }, { why: 'noPhone', part: '1'.repeat(31) }],
    ['phones', { phones: '111;222;333;444;555;666' }, { why: 'tooManyPhones', part: '' }],
    ['line_url', { line_url: 'talat' }, { why: 'noLink', part: 'talat' }],
    ['line_url', { line_url: 'http://line.me/x' }, { why: 'noLink', part: 'http://line.me/x' }],
    ['line_url', { line_url: 'javascript:alert(1)' }, { why: 'noLink', part: 'javascript:alert(1)' }],
    ['line_url', { line_url: `https://line.me/${'x'.repeat(200)}` }, { why: 'tooLong', part: '' }],
  ])('is not sent with wrong %s: %o', (field, typed, fault) => {
    expect(findProfileFaults({ ...form, ...typed })).toEqual([{ field, ...fault }]);
  });

  test('is sent without what nobody changed', () => {
    expect(profileChanges(form, { ...form, about_th: ' ชา ', phones: '021112222' })).toEqual({
      about: { th: 'ชา' },
      phones: ['021112222'],
    });
    expect(profileChanges(form, { ...form, line_url: '', about_zh: '茶', about_en: 'Tea' })).toEqual({
      about: { zh: '茶', en: 'Tea' },
      line_url: '',
    });
  });

  test('that is only typed in another way has not changed', () => {
    const seen = profileFormOf(readProfileForm(form));
    expect(
      changedFields(editedProfile, seen, { ...form, phones: ' 02-251-8899 \n', line_url: '@talat' }),
    ).toEqual([]);
    expect(changedFields(editedProfile, seen, { ...form, phones: '', about_th: 'ชา' })).toEqual([
      'phones',
      'about_th',
    ]);
  });

  test.each([
    ['phones.0', 'phones'],
    ['about.th', 'about_th'],
    ['line_url', 'line_url'],
    ['promptpay_id', null],
  ])('refused for %s shows it at %s', (field, shown) => {
    expect(refusedProfileField(sampleProblem(400, 'invalid_request', { field }))).toBe(shown);
  });
});
