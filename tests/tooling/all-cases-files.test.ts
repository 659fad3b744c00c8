import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesWithMoreCases } from '../../scripts/all-cases-files.mjs';
import { makeDataFolder } from '../data-folder.ts';

let checkout: Awaited<ReturnType<typeof makeDataFolder>>;

beforeAll(async () => {
  checkout = await makeDataFolder();
});
afterAll(() => checkout.remove());

async function write(file: string, text: string): Promise<void> {
  const path = join(checkout.path, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

const leavingOut = (way: string) => `import { casesAt } from '${way}/all-cases.ts';\n`;

describe('test files', () => {
  test('that leave cases out in `npm test` are played by the campaign, each by its project', async () => {
    await write('tests/all-cases.ts', '');
    await write('tests/journeys/story.test.ts', leavingOut('..'));
    await write('tests/journeys/offline.test.ts', "import { test } from 'vitest';\n");
    await write('tests/journeys/people.ts', leavingOut('..'));
    await write('tests/server/match/text-orders.test.ts', leavingOut('../..'));
    await write('tests/ui/audit.test.tsx', leavingOut('..'));
    await write('tests/domain/money.test.ts', leavingOut('..'));
    expect(Object.fromEntries(await filesWithMoreCases(checkout.path))).toEqual({
      browser: ['tests/ui/audit.test.tsx'],
      journeys: ['tests/journeys/story.test.ts'],
      node: ['tests/domain/money.test.ts'],
      server: ['tests/server/match/text-orders.test.ts'],
    });
  });
});
