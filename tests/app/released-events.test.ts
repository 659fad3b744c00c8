import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../src/', import.meta.url);

test('proof.submit, which asks nothing, is sent by nothing in the app: only logs of version 0.1.0 have it', () => {
  const senders = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /type:\s*['"`]proof\.submit\b/.test(readFileSync(new URL(file, folder), 'utf8')));
  expect(senders).toEqual([]);
});
