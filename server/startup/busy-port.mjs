import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Checks whether a port can be listened on. Plain JavaScript, since it runs before packages are installed.
 * @param {string} host
 * @param {number} port 0 is any free one
 * @returns {Promise<string | undefined>} one line that says why not
 */
export async function explainBusyPort(host, port) {
  const probe = createServer().listen({ host, port, exclusive: true });
  try {
    await once(probe, 'listening');
  } catch (error) {
    return explainListenError(error, host, port);
  }
  probe.close();
  await once(probe, 'close');
  return undefined;
}

/**
 * @param {unknown} error why listening failed
 * @param {string} host
 * @param {number} port
 * @returns {string} one line
 */
export function explainListenError(error, host, port) {
  const code = error instanceof Error && 'code' in error ? error.code : error;
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use: stop what listens there, or set PORT`;
  if (code === 'EACCES') return `Port ${port} on ${host} is not open to this user: set PORT above 1023`;
  return `Nothing can listen on port ${port} of ${host} (${String(code)}): set HOST or PORT`;
}
