import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PhotoGrid } from '../../src/ui/photos/photo-grid.tsx';
import type { GridPhoto } from '../../src/ui/photos/photo-tile.tsx';
import { show } from './show.tsx';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const photos: readonly GridPhoto[] = [
  { id: 'slip', url: pixel, status: 'sent' },
  { id: 'notes', url: pixel, status: 'uploading', percent: 64 },
  { id: 'bill', url: pixel, status: 'failed' },
];

async function showGrid(shown: readonly GridPhoto[], limit: number) {
  const spies = {
    onAdd: vi.fn<(files: readonly File[]) => void>(),
    onRetry: vi.fn<(id: string) => void>(),
    onOpen: vi.fn<(id: string) => void>(),
  };
  const screen = await show(
    <PhotoGrid title="Proof photos" photos={shown} limit={limit} accept="image/png" {...spies} />,
  );
  return { screen, ...spies };
}

describe('a grid of photos', () => {
  test('with photos in all stages shows how far each of them is', async () => {
    const { screen } = await showGrid(photos, 5);
    await expect.element(screen.getByText('3 / 5')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /View photo 1.*uploaded/ })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /View photo 2.*uploading 64%/ })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Upload photo 3 again' })).toBeVisible();
  });

  test('with a photo that was used before says so on its tile', async () => {
    const { screen } = await showGrid([{ id: 'slip', url: pixel, status: 'sent', usedBefore: true }], 5);
    await expect.element(screen.getByText('Used')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /already used for a payment/ })).toBeVisible();
  });

  test('while chosen photos are made ready says so beside them', async () => {
    const nothing = () => undefined;
    const screen = await show(
      <PhotoGrid
        title="Proof photos"
        photos={[]}
        limit={5}
        taking
        accept="image/png"
        onAdd={nothing}
        onRetry={nothing}
        onOpen={nothing}
      />,
    );
    const status = screen.getByRole('status').filter({ hasText: '0 / 5' });
    await expect.element(status).toHaveTextContent('0 / 5 Preparing the photo');
    await expect.element(screen.getByText('Preparing the photo').last()).toBeVisible();
  });

  test('tapped on a failed photo tries it again, on another one opens it', async () => {
    const { screen, onRetry, onOpen } = await showGrid(photos, 5);
    await screen.getByRole('button', { name: 'Upload photo 3 again' }).click();
    await screen.getByRole('button', { name: /View photo 1/ }).click();
    expect([onRetry.mock.calls, onOpen.mock.calls]).toEqual([[['bill']], [['slip']]]);
  });

  test('tapped on a refused photo opens it, and says that it was refused', async () => {
    const { screen, onRetry, onOpen } = await showGrid([{ id: 'bill', url: pixel, status: 'refused' }], 5);
    await screen.getByRole('button', { name: 'View photo 1, Refused' }).click();
    expect([onRetry.mock.calls, onOpen.mock.calls]).toEqual([[], [['bill']]]);
  });

  test('given files hands them on, the same ones as often as they are chosen', async () => {
    const { screen, onAdd } = await showGrid([], 5);
    const input = screen.getByLabelText('Add photo');
    const file = new File(['x'], 'slip.png', { type: 'image/png' });
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    expect(onAdd.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([
      ['slip.png'],
      ['slip.png'],
    ]);
    await expect.element(input).not.toHaveAttribute('capture');
  });

  test('at its limit offers no more', async () => {
    const { screen } = await showGrid(photos, 3);
    await expect.element(screen.getByLabelText('Add photo')).not.toBeInTheDocument();
  });
});
