import { describe, expect, test } from 'vitest';
import { openReleasedDatabase } from './released-database.ts';
import type { ReleasedDatabase } from './released-database.ts';

const files = import.meta.glob<ReleasedDatabase>('../../fixtures/databases/*.json', {
  eager: true,
  import: 'default',
});

describe('a database that a released version wrote', () => {
  test.each(Object.entries(files))('%s, opened by this one, holds what it held', async (_, released) => {
    expect(await openReleasedDatabase(released)).toEqual(released.content);
  });

  test('is there', () => {
    expect(Object.keys(files).length).toBeGreaterThan(0);
  });
});
