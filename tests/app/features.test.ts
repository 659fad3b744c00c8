import { describe, expect, test } from 'vitest';
import { workflows } from '../../machines/workflows.ts';
import { clients } from '../../src/app/features.ts';

describe('the features', () => {
  test('load every workflow that writes under its own name, and no other', async () => {
    const writing = workflows.filter(({ services }) => Object.values(services).includes('write'));
    const loaded = await Promise.all(
      Object.entries(clients).map(async ([name, load]) => [name, (await load()).definition.name] as const),
    );
    const names = writing.map(({ name }) => name).toSorted();
    expect(loaded.map(([name]) => name).toSorted()).toEqual(names);
    expect(loaded.map(([, name]) => name).toSorted()).toEqual(names);
  });
});
