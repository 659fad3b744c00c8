// Runs before `npm start`, `npm test` and the other commands: installs packages and builds what is missing or stale. Imports only
// Node's own modules, until the packages are installed.
import { dirname } from 'node:path';
import { explainBusyPort } from '../server/startup/busy-port.mjs';
import { phase } from '../server/startup/phase.mjs';
import { installPackages } from './install.mjs';
import { explainNode } from './node-versions.mjs';
import { ProgramFailed } from './run-quietly.mjs';

const root = dirname(import.meta.dirname);

/**
 * @param {string | undefined} purpose `start`, `test`, `command`, or none for what needs the packages alone
 * @returns {Promise<string | undefined>} one line that says why not
 */
async function prepare(purpose) {
  const unsupported = explainNode(process.versions.node);
  if (unsupported !== undefined) return unsupported;
  if (purpose === 'start') {
    const port = Number(process.env['PORT'] || 3000);
    // An invalid port is reported by the server's own validation.
    const isPort = Number.isInteger(port) && port >= 0 && port < 65_536;
    const busy = isPort ? await explainBusyPort(process.env['HOST'] || '127.0.0.1', port) : undefined;
    if (busy) return busy;
  }
  await phase('packages', () => installPackages(root));
  if (purpose) {
    await phase('build', async () => {
      const { build } = await import('./build.mjs');
      await build(root);
    });
  }
  if (purpose === 'test') {
    await phase('browser', async () => {
      const { findTestBrowser } = await import('./test-browser.mjs');
      await findTestBrowser();
    });
  }
  return undefined;
}

try {
  const refusal = await prepare(process.argv[2]);
  if (refusal) {
    console.error(refusal);
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof ProgramFailed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
