import { describe, expect, test } from 'vitest';
import { workflows } from '../../machines/workflows.ts';
import { clients, screens } from '../../src/app/features.ts';
import { startScreens } from '../../src/app/start-screens.ts';

describe('the features', () => {
  test('show a screen that was known from the start by the same component, each path once', () => {
    const paths = screens.map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
    const known = startScreens.map(({ path }) => screens.find((screen) => screen.path === path));
    expect(known).toEqual(startScreens);
    expect(known.map((screen) => screen?.Screen)).toEqual(startScreens.map(({ Screen }) => Screen));
  });

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
