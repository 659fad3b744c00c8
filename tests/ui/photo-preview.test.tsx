import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PhotoPreview } from '../../src/ui/photos/photo-preview.tsx';
import { RemovablePhotoPreview } from '../../src/ui/photos/removable-photo-preview.tsx';
import { show } from './show.tsx';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

function Preview({ onRemove }: { readonly onRemove: (at: number) => void }) {
  const [at, setAt] = useState<number | null>(null);
  return (
    <>
      <button type="button" onClick={() => setAt(0)}>
        Look
      </button>
      <RemovablePhotoPreview
        name="photo"
        photos={[pixel, `${pixel}#2`]}
        at={at}
        onMove={setAt}
        onRemove={onRemove}
      />
    </>
  );
}

describe('a photo over the page', () => {
  test('moves to the next one and is closed by Back', async () => {
    const screen = await show(<Preview onRemove={() => undefined} />);
    await screen.getByRole('button', { name: 'Look' }).click();
    await screen.getByRole('button', { name: 'Next photo' }).click();
    const second = screen.getByRole('img', { name: 'Picture 2 of 2' });
    await expect.element(second).toHaveAttribute('src', `${pixel}#2`);
    await expect.poll(entrySheets).toEqual(['photo']);
    window.history.back();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('asked to be removed makes room for the question, and says which once it is answered', async () => {
    const onRemove = vi.fn();
    const screen = await show(<Preview onRemove={onRemove} />);
    await screen.getByRole('button', { name: 'Look' }).click();
    await screen.getByRole('button', { name: 'Remove photo' }).click();
    const question = screen.getByRole('dialog', { name: 'Remove this photo?' });
    await expect.element(question).toBeVisible();
    await expect.poll(entrySheets).toEqual(['photo-removal']);
    expect(onRemove.mock.calls).toEqual([]);
    await question.getByRole('button', { name: 'Remove photo', exact: true }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.poll(entrySheets).toBeUndefined();
    expect(onRemove.mock.calls).toEqual([[0]]);
  });
});

/** A picture that is larger than the page, as a photo of a slip is. */
function largePhoto(colour: string): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 3200 });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser draws nothing');
  context.fillStyle = colour;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}

function Slips({ photos }: { readonly photos: readonly string[] }) {
  const [at, setAt] = useState<number | null>(null);
  return (
    <>
      <button type="button" onClick={() => setAt(0)}>
        Look
      </button>
      <PhotoPreview name="slips" photos={photos} at={at} onMove={setAt} />
    </>
  );
}

async function openSlips(count = 2) {
  const photos = ['#284', '#824', '#248'].slice(0, count).map(largePhoto);
  const screen = await show(<Slips photos={photos} />);
  const look = screen.getByRole('button', { name: 'Look' });
  await look.click();
  const picture = (at: number) => screen.getByRole('img', { name: `Picture ${at} of ${count}` });
  await expect.element(screen.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  const width = (at = 1) => picture(at).element().getBoundingClientRect().width;
  const whole = width();
  return { screen, look, picture, width, whole };
}

/** Fingers on a picture, at pixels from its middle. */
function fingersOn(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return (type: 'pointerdown' | 'pointermove' | 'pointerup', pointerId: number, x: number, y = 0) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        pointerId,
        pointerType: 'touch',
        isPrimary: pointerId === 1,
        bubbles: true,
        cancelable: true,
        button: 0,
        buttons: type === 'pointerup' ? 0 : 1,
        clientX: left + width / 2 + x,
        clientY: top + height / 2 + y,
      }),
    );
}

describe('a photo of a slip', () => {
  test('is enlarged by two fingers that part, and shown whole again by 0', async () => {
    const { picture, width, whole } = await openSlips();
    const finger = fingersOn(picture(1).element());
    finger('pointerdown', 1, -20);
    finger('pointerdown', 2, 20);
    for (const part of [40, 60, 80, 100]) {
      finger('pointermove', 1, -part);
      finger('pointermove', 2, part);
    }
    finger('pointerup', 1, -100);
    finger('pointerup', 2, 100);
    await expect.poll(() => width()).toBeGreaterThan(whole * 1.5);
    await userEvent.keyboard('0');
    await expect.poll(() => width()).toBeCloseTo(whole, 0);
  });

  test('is enlarged by a double tap', async () => {
    const { picture, width, whole } = await openSlips();
    const finger = fingersOn(picture(1).element());
    for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup'] as const) finger(type, 1, 0);
    await expect.poll(() => width()).toBeGreaterThan(whole * 1.5);
  });

  test('is enlarged by the wheel', async () => {
    const { picture, width, whole } = await openSlips();
    picture(1)
      .element()
      .dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true }));
    await expect.poll(() => width()).toBeGreaterThan(whole * 1.5);
  });

  test('is enlarged and made smaller by + and - and by buttons, which say at the end that it goes no further', async () => {
    const { screen, width, whole } = await openSlips();
    await userEvent.keyboard('+');
    await expect.poll(() => width()).toBeCloseTo(whole * 2, 0);
    await userEvent.keyboard('-');
    await expect.poll(() => width()).toBeCloseTo(whole, 0);
    await expect
      .element(screen.getByRole('button', { name: 'Zoom out' }))
      .toHaveAttribute('aria-disabled', 'true');
    await screen.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => width()).toBeCloseTo(whole * 2, 0);
    await screen.getByRole('button', { name: 'Whole photo' }).click();
    await expect.poll(() => width()).toBeCloseTo(whole, 0);
  });

  test('gives way to the next by a swipe, and by the arrows back and forth', async () => {
    const { screen, picture } = await openSlips();
    const counter = screen.getByRole('dialog').getByText(/^\d \/ 2$/);
    const finger = fingersOn(picture(1).element());
    finger('pointerdown', 1, 100);
    for (const x of [60, 0, -60, -120, -180]) finger('pointermove', 1, x);
    finger('pointerup', 1, -180);
    await expect.element(counter).toHaveTextContent('2 / 2');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(counter).toHaveTextContent('1 / 2');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(counter).toHaveTextContent('2 / 2');
  });

  test('that is enlarged is moved by the arrows, and stays', async () => {
    const { screen, picture } = await openSlips();
    await userEvent.keyboard('+');
    const left = () => picture(1).element().getBoundingClientRect().left;
    await expect.poll(left).toBeLessThan(0);
    const before = left();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(left).toBeLessThan(before);
    await expect.element(screen.getByRole('dialog').getByText('1 / 2')).toBeVisible();
  });

  test('is closed by Escape, and the focus is where it was', async () => {
    const { screen, look } = await openSlips();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(look).toHaveFocus();
  });

  test('is closed by its button, and the focus is where it was', async () => {
    const { screen, look } = await openSlips(1);
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(look).toHaveFocus();
  });
});

function entrySheets(): unknown {
  return (window.history.state as { usr?: { sheets?: unknown } } | null)?.usr?.sheets;
}
