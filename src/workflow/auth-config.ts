import type { DataOf } from '../../domain/operations.ts';
import type { Api } from '../api/api.ts';
import { readData } from '../api/read-operation.ts';

/** The sign-in methods of this server: demo people in demo mode, LINE if it is configured. */
export type AuthConfig = DataOf<'authConfig'>;

/** Timeout in milliseconds, after which the server counts as unreachable. */
const patienceMs = 5000;

const configs = new WeakMap<Api, Promise<AuthConfig | null>>();
const unreached = new WeakSet<Api>();

/** Reads the sign-in methods from the server; returns null when it cannot be reached. */
export function readConfig(api: Api): Promise<AuthConfig | null> {
  return readData(api, 'authConfig', {}, AbortSignal.timeout(patienceMs)).catch(() => null);
}

/** The same, read once per page load. */
export function authConfigOf(api: Api): Promise<AuthConfig | null> {
  const known = configs.get(api);
  if (known !== undefined) return known;
  const reading = readConfig(api).then((config) => {
    if (config === null) unreached.add(api);
    return config;
  });
  configs.set(api, reading);
  return reading;
}

/** The same, read again where the server could not be reached. */
export function reachedAuthConfigOf(api: Api): Promise<AuthConfig | null> {
  if (unreached.delete(api)) configs.delete(api);
  return authConfigOf(api);
}
