import { join } from 'node:path';
import { build } from 'vite';

/** The project's folder. */
export const root = join(import.meta.dirname, '..');

/**
 * Builds something that lies in pages instead of being a part of the app; returns the files, none of which is written.
 * @param {readonly string[]} target the oldest browsers
 * @param {import('vite').BuildEnvironmentOptions['rolldownOptions']} rolldownOptions
 * @param {{ define?: Record<string, string>, assetsInlineLimit?: number }} [options]
 */
export async function buildApart(target, rolldownOptions, { define = {}, ...options } = {}) {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: { write: false, target: [...target], modulePreload: false, rolldownOptions, ...options },
  });
  if (!('output' in built)) throw new Error('nothing was built');
  return built.output;
}
