import { page } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import type { ChosenPhoto } from '../../domain/photos/photos.ts';
import { useTakePhotos } from '../../src/features/photos/use-take-photos.ts';
import { show } from './show.tsx';

const file = (name: string) => new File([name], name, { type: 'image/png' });

/** A form whose photos are kept only when the test says so, by name. */
async function showForm() {
  const kept: (readonly string[])[] = [];
  const puts: (() => void)[] = [];
  const blobs = { put: () => new Promise<void>((resolve) => puts.push(resolve)) };
  const choices: ((files: readonly File[]) => void)[] = [];
  function Form() {
    const { onPhotos, isTakingPhotos } = useTakePhotos(blobs as never, (photos: readonly ChosenPhoto[]) =>
      kept.push(photos.map(({ fileName }) => fileName)),
    );
    choices.push(onPhotos);
    return <p>{isTakingPhotos ? 'taking' : 'resting'}</p>;
  }
  await show(<Form />);
  return { kept, puts, choose: (...names: string[]) => choices.at(-1)!(names.map(file)) };
}

describe('chosen photos', () => {
  test('that are kept in another order come into the form in that of the browser', async () => {
    const { kept, puts, choose } = await showForm();
    choose('1.png', '2.png', '3.png');
    await expect.poll(() => puts.length).toBe(3);
    for (const put of puts.toReversed()) put();
    await expect.poll(() => kept).toEqual([['1.png', '2.png', '3.png']]);
  });

  test('of a second choice that are kept before those of the first come into the form after them', async () => {
    const { kept, puts, choose } = await showForm();
    choose('1.png');
    await expect.poll(() => puts.length).toBe(1);
    choose('2.png');
    await expect.poll(() => puts.length).toBe(2);
    puts[1]!();
    await expect.element(page.getByText('taking')).toBeVisible();
    puts[0]!();
    await expect.element(page.getByText('resting')).toBeVisible();
    expect(kept).toEqual([['1.png'], ['2.png']]);
  });
});
