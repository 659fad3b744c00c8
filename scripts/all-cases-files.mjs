import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders of tests, by the project of vitest.config.ts that plays them; whatever is not named belongs to `node`. */
const projects = new Map([
  ...['server', 'processes', 'journeys'].map((folder) => /** @type {const} */ ([folder, folder])),
  ...['api', 'first-paint', 'journal', 'platform', 'ui'].map(
    (folder) => /** @type {const} */ ([folder, 'browser']),
  ),
]);

/**
 * The test files of which `npm test` leaves cases out, by their project.
 * @param {string} root the checkout
 * @returns {Promise<Map<string, string[]>>}
 */
export async function filesWithMoreCases(root) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  const names = await readdir(join(root, 'tests'), { recursive: true });
  for (const name of names.filter((path) => /\.test\.tsx?$/.test(path)).toSorted()) {
    const text = await readFile(join(root, 'tests', name), 'utf8');
    if (!text.includes("/all-cases.ts'")) continue;
    const project = projects.get(name.split(/[/\\]/, 1)[0] ?? '') ?? 'node';
    found.set(project, [...(found.get(project) ?? []), `tests/${name.replaceAll('\\', '/')}`]);
  }
  return found;
}
