import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Located } from '../../domain/places/map-position.ts';
import { mapPickerMachine } from '../../machines/map-picker/map-picker-machine.ts';
import { MapSheet } from '../../src/features/addresses/views/map-sheet.tsx';
import { show } from './show.tsx';

/** The map over a form, on a device that answers so when it is asked where it is. */
async function showMap(located: Located, areTilesDown: boolean) {
  const picker = createActor(
    mapPickerMachine.provide({
      actors: { locate: fromPromise(async () => located) },
    }),
  ).start();
  picker.send({ type: 'map.open', position: null, typed: '', mode: 'restricted' });
  if (areTilesDown) picker.send({ type: 'tiles.failed' });
  const screen = await show(
    <MapSheet picker={picker} map={<div />} areMapsOff={false} onWrite={() => undefined} />,
  );
  const title = (name: string) => screen.getByText(name, { exact: true });
  return { title };
}

const here: Located = { ok: true, latitude: 13.75, longitude: 100.5, accuracy: 18 };
const denied: Located = { ok: false, why: 'denied' };

describe('the map of a device', () => {
  test('that hides its position says how to allow it', async () => {
    const { title } = await showMap(denied, false);
    await expect.element(title('This device hides its position')).toBeVisible();
    await expect
      .element(title('Search or move the map instead. You can allow it in the browser’s settings.'))
      .toBeVisible();
  });

  test('whose pictures do not come says so', async () => {
    const { title } = await showMap(here, true);
    await expect.element(title('The map’s pictures did not come')).toBeVisible();
  });

  test('that hides its position, whose pictures do not come either, says both in one notice', async () => {
    const { title } = await showMap(denied, true);
    await expect.element(title('This device hides its position')).toBeVisible();
    await expect
      .element(title('There is no map either. Search for the place, or save the address without a pin.'))
      .toBeVisible();
    expect(title('The map’s pictures did not come').query()).toBeNull();
  });
});
