import { expect, describe, test } from 'vitest';
import { createApi } from '../../src/api/api.ts';
import { authConfigOf, reachedAuthConfigOf } from '../../src/workflow/auth-config.ts';
import { envelope, standInDevice } from './device-stand-in.ts';

const config = { demo: true, liff_id: null };

describe('the sign-in methods', () => {
  test('are read once, however often the sign-in is rendered', async () => {
    const { device, sent } = standInDevice([envelope(200, config)]);
    const api = createApi(device);
    expect(await Promise.all([reachedAuthConfigOf(api), reachedAuthConfigOf(api)])).toEqual([config, config]);
    expect(await reachedAuthConfigOf(api)).toEqual(config);
    expect(sent).toHaveLength(1);
  });

  test('of a server that was not reached are read again by the next sign-in only', async () => {
    const { device, sent } = standInDevice();
    const api = createApi(device);
    expect(await authConfigOf(api)).toBeNull();
    expect(authConfigOf(api)).toBe(authConfigOf(api));
    expect(await reachedAuthConfigOf(api)).toBeNull();
    expect(sent).toHaveLength(2);
  });
});
