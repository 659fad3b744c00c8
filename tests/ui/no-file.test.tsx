import { afterEach, describe, expect, test, vi } from 'vitest';
import { openOutside } from '../../src/platform/in-app.ts';
import { PhotoField } from '../../src/features/photos/views/photo-field.tsx';
import { expectNoFaults } from './stocktake-scene.tsx';
import { show } from './show.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

async function showField(outside?: () => void) {
  const screen = await show(
    <PhotoField
      title="Proof photos"
      limit={5}
      kept={[]}
      mistake={null}
      photos={[]}
      isTakingPhotos={false}
      openOutside={outside}
      onPhotos={() => undefined}
      onEvent={() => undefined}
    />,
  );
  const input = screen.container.querySelector<HTMLInputElement>('input[type="file"]')!;
  // The chooser itself would stay open.
  input.addEventListener('click', (event) => event.preventDefault());
  return { screen, input };
}

const hint = 'No photo arrived?';

describe('a form of photos inside another app', () => {
  test('whose chooser brings no file twice offers to open the page in the browser', async () => {
    const outside = vi.fn();
    const { screen, input } = await showField(outside);
    input.click();
    await expect.element(screen.getByText(hint)).not.toBeInTheDocument();
    input.click();
    await expect.element(screen.getByText(hint)).toBeVisible();
    await expectNoFaults();
    await screen.getByRole('button', { name: 'Open in browser' }).click();
    expect(outside).toHaveBeenCalledOnce();
  });

  test('whose chooser answers with no file offers it at once', async () => {
    const { screen, input } = await showField(() => undefined);
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.element(screen.getByText(hint)).toBeVisible();
  });
});

test('a form of photos in a browser says nothing where nobody chose', async () => {
  const { screen, input } = await showField();
  input.click();
  input.click();
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(screen.getByText(hint)).not.toBeInTheDocument();
});

describe('an address that is opened outside', () => {
  test("goes through LINE's SDK where that runs", () => {
    const opened: string[] = [];
    openOutside({ openOutside: (url) => opened.push(url) }, 'https://shop.example/order/1');
    expect(opened).toEqual(['https://shop.example/order/1']);
  });

  test("else carries what LINE's own browser follows", () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    openOutside(null, 'https://shop.example/order/1?lang=th');
    expect(open.mock.calls.map(([url]) => String(url))).toEqual([
      'https://shop.example/order/1?lang=th&openExternalBrowser=1',
    ]);
  });
});
