import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { accepted } from '../../domain/outcome.ts';
import { mapPickerMachine } from '../../machines/map-picker/map-picker-machine.ts';
import type { FoundPlaces, Place } from '../../machines/map-picker/chosen-place.ts';
import { PlaceResults } from '../../src/features/addresses/views/place-results.tsx';
import { show } from './show.tsx';

const platinum: Place = { address: 'Ratchathewi, Bangkok 10400', latitude: 13.7503, longitude: 100.5394 };

async function showResults(items: Place[], typed = '', isFallback = false) {
  const picker = createActor(
    mapPickerMachine.provide({
      actors: { places: fromPromise(async () => accepted<FoundPlaces>({ items, isFallback })) },
    }),
  ).start();
  picker.send({ type: 'map.open', position: platinum, typed, mode: 'global' });
  picker.send({ type: 'search.type', text: 'Platinum' });
  const written: string[] = [];
  const screen = await show(<PlaceResults picker={picker} onWrite={(text) => written.push(text)} />, {
    language: 'en',
  });
  return { screen, written };
}

describe('the places of a search', () => {
  test('that stand in for a service say that it does not answer', async () => {
    const { screen } = await showResults([platinum], '', true);
    await expect.element(screen.getByText('The map service does not answer')).toBeVisible();
    await expect
      .element(screen.getByText('These are the places that the app knows by itself.'))
      .toBeVisible();
  });

  test('of which there is none beside a service that does not answer say both', async () => {
    const { screen } = await showResults([], '', true);
    await expect.element(screen.getByText('No such place')).toBeVisible();
    await expect.element(screen.getByText('The map service does not answer')).toBeVisible();
    await expect
      .element(screen.getByText('Among the places that the app knows by itself there is none of this name.'))
      .toBeVisible();
  });

  test('of the service say nothing of it', async () => {
    const { screen } = await showResults([platinum]);
    await expect.element(screen.getByText('Ratchathewi, Bangkok 10400')).toBeVisible();
    expect(screen.getByText('The map service does not answer').query()).toBeNull();
  });

  test.each([
    ['', 'Write “Platinum” without a position', 'Platinum'],
    ['Stall 7', 'Keep my address, without a position', 'Stall 7'],
  ])('beside the typed address “%s” end with: %s', async (typed, row, address) => {
    const { screen, written } = await showResults([platinum], typed);
    await screen.getByRole('button', { name: row }).click();
    expect(written).toEqual([address]);
  });
});
