// Which Node versions Talat runs on: what package.json says under "engines". Node's own modules only.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @type {{ engines: { node: string } }} */
const { engines } = JSON.parse(readFileSync(join(dirname(import.meta.dirname), 'package.json'), 'utf8'));

/** Versions as `^20.19` and `>=24` mean them. */
const ranges = engines.node.split(' || ').map((range) => {
  const [, sign, major = '', minor = '0'] = /^(\^|>=)(\d+)(?:\.(\d+))?$/.exec(range) ?? [];
  if (sign === undefined) throw new Error(`engines in package.json: ${range} is neither ^ nor >=`);
  return { isOpen: sign === '>=', major: Number(major), minor: Number(minor) };
});

/** The major versions that are named, lowest first. */
export const namedVersions = ranges.map(({ major }) => major);

/**
 * @param {string} version as `process.versions.node` has it
 * @returns {string | undefined} one line that says why Talat doesn't run on it
 */
export function explainNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isSupported = ranges.some(
    (range) => (range.isOpen && major > range.major) || (major === range.major && minor >= range.minor),
  );
  return isSupported ? undefined : `Node ${version} does not run Talat, which needs ${engines.node}`;
}
