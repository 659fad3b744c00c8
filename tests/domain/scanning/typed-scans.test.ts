import { describe, expect, test } from 'vitest';
import { addKey } from '../../../domain/scanning/typed-scans.ts';
import type { Burst } from '../../../domain/scanning/typed-scans.ts';

type Key = readonly [key: string, gap: number, code?: string, shift?: boolean];

/** What comes of keys, each so many milliseconds after the one before. */
function scansOf(keys: readonly Key[]): readonly string[] {
  const scanned: string[] = [];
  let burst: Burst | null = null;
  let at = 1000;
  for (const [key, gap, code = '', shift = false] of keys) {
    at += gap;
    const step = addKey(burst, { key, code, shift, at });
    burst = 'burst' in step ? step.burst : null;
    if (step.kind === 'scanned') scanned.push(step.code);
  }
  return scanned;
}

const typed = (text: string, gap: number): readonly Key[] => Array.from(text, (key) => [key, gap] as const);

describe('keys in quick succession', () => {
  test.each([
    ['of a USB scanner, ended by Enter', [...typed('8859034122078', 4), ['Enter', 4]], ['8859034122078']],
    ['ended by Tab', [...typed('8859034122078', 12), ['Tab', 12]], ['8859034122078']],
    ['of a slow Bluetooth scanner', [...typed('TT-0042', 38), ['Enter', 38]], ['TT-0042']],
    [
      'twice within a second are two scans of the same code',
      [...typed('88590341', 5), ['Enter', 5], ...typed('88590341', 30), ['Enter', 5]],
      ['88590341', '88590341'],
    ],
    [
      'after a letter that somebody typed leave that out',
      [['x', 0], ...typed('88590341', 0).map(([key], at): Key => [key, at === 0 ? 200 : 5]), ['Enter', 5]],
      ['88590341'],
    ],
    ['of three characters are none', [...typed('885', 4), ['Enter', 4]], []],
    ['without an end are none', typed('8859034122078', 4), []],
  ] as readonly (readonly [string, readonly Key[], readonly string[]])[])('%s', (_, keys, scans) => {
    expect(scansOf(keys)).toEqual(scans);
  });
});

describe('keys of a person', () => {
  test.each([
    ['who types fast', [...typed('8859034122078', 61), ['Enter', 61]]],
    ['who waits before Enter', [...typed('8859034122078', 5), ['Enter', 300]]],
    ['who hits quick pairs', [...typed('cups', 55), ['Enter', 55]]],
    [
      'who moves the caret in between',
      [...typed('8859', 5), ['ArrowLeft', 5], ...typed('034', 5), ['Enter', 5]],
    ],
  ] as readonly (readonly [string, readonly Key[]])[])('%s are no scan', (_, keys) => {
    expect(scansOf(keys)).toEqual([]);
  });
});

describe('a scanner under another layout', () => {
  test('of Thai is read by the places of the keys', () => {
    expect(
      scansOf([
        ['ๅ', 5, 'Digit1'],
        ['/', 5, 'Digit2'],
        ['ฟ', 5, 'KeyA'],
        ['ฤ', 5, 'KeyA', true],
        ['ข', 5, 'Minus'],
        ['Enter', 5, 'Enter'],
      ]),
    ).toEqual(['1/aA-']);
  });

  test('of an input method is read by the places of the keys', () => {
    expect(
      scansOf([
        ...(['Digit8', 'Digit8', 'Numpad5', 'KeyT'] as const).map((code): Key => ['Process', 5, code]),
        ['Enter', 5],
      ]),
    ).toEqual(['885t']);
  });
});
