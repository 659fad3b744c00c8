import { expect, test } from 'vitest';
import { browserCrossTabApis } from '../../../src/journal/tabs/tab-channel.ts';

test('a channel that was closed tells nobody, and does not fail', () => {
  const channel = browserCrossTabApis.openChannel('closed');
  channel.close();
  expect(() => channel.post({ type: 'wake' })).not.toThrow();
});
