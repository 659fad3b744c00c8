/** The persona that local development begins as. */
export const localAdmin = 'admin';

/**
 * Whether this page is to begin as the demo's admin, in Chinese, as inside LINE: on localhost or one of the server's usual ports,
 * where the flag `VITE_LOCAL_ADMIN` is set. Asked behind `import.meta.env.DEV` alone, so that no build has it.
 */
export function isLocalAdmin(
  flags: Readonly<Record<string, unknown>>,
  { hostname, port }: Pick<Location, 'hostname' | 'port'>,
): boolean {
  const isLocal = hostname === 'localhost' || port === '3000' || port === '3001';
  return isLocal && flags['VITE_LOCAL_ADMIN'] === '1';
}
