import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BottomSheet } from '../../src/ui/sheets/bottom-sheet.tsx';
import { entrySheets } from './sheet-entries.ts';
import { show } from './show.tsx';

function Page({ stubborn = false }: { readonly stubborn?: boolean }) {
  const [opened, setOpened] = useState(false);
  const [asked, setAsked] = useState(0);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const close = () => {
    setAsked((count) => count + 1);
    setOpened(stubborn);
  };
  return (
    <>
      <p>
        at {pathname}, asked {asked}
      </p>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <BottomSheet
        name="pay"
        title="Pay"
        opened={opened}
        onClose={close}
        footer={
          <button
            type="button"
            onClick={() => {
              setOpened(false);
              void navigate('/done');
            }}
          >
            Finish
          </button>
        }
      >
        <Nested onBoth={() => setOpened(false)} />
      </BottomSheet>
    </>
  );
}

function Nested({ onBoth }: { readonly onBoth: () => void }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Ask
      </button>
      <BottomSheet name="ask" title="Sure" opened={opened} onClose={() => setOpened(false)}>
        <button
          type="button"
          onClick={() => {
            setOpened(false);
            onBoth();
          }}
        >
          Close both
        </button>
      </BottomSheet>
    </>
  );
}

/** Opens the page at an address of its own and the sheet on it. */
async function showOpened(path: string, page = <Page />) {
  window.history.pushState(null, '', path);
  const screen = await show(page);
  await screen.getByRole('button', { name: 'Open' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Pay' });
  await expect.element(sheet).toBeVisible();
  await expect.poll(entrySheets).toEqual(['pay']);
  return { screen, sheet };
}

describe('an opened sheet', () => {
  test('with Back is closed, and the page stays', async () => {
    const { screen, sheet } = await showOpened('/a');
    window.history.back();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(screen.getByText('at /a, asked 1')).toBeVisible();
  });

  test('with Back before its entry is rendered is closed', async () => {
    window.history.pushState(null, '', '/l');
    const screen = await show(<Page />);
    const push = window.history.pushState.bind(window.history);
    const pushed = vi.spyOn(window.history, 'pushState').mockImplementationOnce((...entry) => {
      const below: unknown = window.history.state;
      push(...entry);
      queueMicrotask(() => {
        window.history.replaceState(below, '');
        window.dispatchEvent(new PopStateEvent('popstate', { state: below }));
      });
    });
    await screen.getByRole('button', { name: 'Open' }).click();
    await expect.element(screen.getByText('at /l, asked 1')).toBeVisible();
    expect(pushed).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('closed by its button leaves no entry behind', async () => {
    const { screen, sheet } = await showOpened('/b');
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.poll(entrySheets).toBeUndefined();
    await expect.element(screen.getByText('at /b, asked 1')).toBeVisible();
  });

  test('with Escape is closed', async () => {
    const { screen, sheet } = await showOpened('/c');
    await expect.element(screen.getByRole('heading', { name: 'Pay' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
  });

  test('opened again while the step back of its closing is on its way stays open', async () => {
    const { screen, sheet } = await showOpened('/k');
    const go = window.history.go.bind(window.history);
    const held = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => held.mock.calls).toEqual([[-1]]);
    held.mockRestore();
    await expect.element(sheet).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Open' }).click();
    await expect.element(sheet).toBeVisible();
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    go(-1);
    await arrived;
    await expect.poll(entrySheets).toEqual(['pay']);
    await expect.element(sheet).toBeVisible();
    await expect.element(screen.getByText('at /k, asked 1')).toBeInTheDocument();
  });

  test('met again with Forward after it was closed is left at once', async () => {
    const { screen, sheet } = await showOpened('/d');
    window.history.back();
    await expect.element(sheet).not.toBeInTheDocument();
    window.history.forward();
    await expect.poll(() => entrySheets() === undefined && window.location.pathname).toBe('/d');
    await expect.element(screen.getByText('at /d, asked 1')).toBeVisible();
  });

  test('that does not close when asked gets its entry back', async () => {
    const { screen, sheet } = await showOpened('/e', <Page stubborn />);
    window.history.back();
    await expect.element(screen.getByText('at /e, asked 1')).toBeInTheDocument();
    await expect.poll(entrySheets).toEqual(['pay']);
    await expect.element(sheet).toBeVisible();
    window.history.back();
    await expect.element(screen.getByText('at /e, asked 2')).toBeInTheDocument();
  });

  test('below another one with Back stays while the upper one closes', async () => {
    const { screen, sheet } = await showOpened('/f');
    await screen.getByRole('button', { name: 'Ask' }).click();
    const upper = screen.getByRole('dialog', { name: 'Sure' });
    await expect.element(upper).toBeVisible();
    await expect.poll(entrySheets).toEqual(['pay', 'ask']);
    window.history.back();
    await expect.element(upper).not.toBeInTheDocument();
    await expect.element(sheet).toBeVisible();
  });

  test('below another one with Escape stays while the upper one closes', async () => {
    const { screen, sheet } = await showOpened('/i');
    await screen.getByRole('button', { name: 'Ask' }).click();
    const upper = screen.getByRole('heading', { name: 'Sure' });
    await expect.element(upper).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(upper).not.toBeInTheDocument();
    await expect.element(sheet).toBeVisible();
  });

  test('closed together with the one below leaves no entry behind, and the page stays', async () => {
    const { screen, sheet } = await showOpened('/j');
    await screen.getByRole('button', { name: 'Ask' }).click();
    await expect.poll(entrySheets).toEqual(['pay', 'ask']);
    await screen.getByRole('button', { name: 'Close both' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.poll(() => entrySheets() === undefined && window.location.pathname).toBe('/j');
    await expect.element(screen.getByText('at /j, asked 0')).toBeVisible();
  });

  test('closed by what goes elsewhere does not call it back', async () => {
    const { screen, sheet } = await showOpened('/g');
    await screen.getByRole('button', { name: 'Finish' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(screen.getByText('at /done, asked 0')).toBeVisible();
  });

  test.each(['Escape', 'its button'])(
    'closed by %s gives the focus back to what opened it, each time',
    async (way) => {
      const screen = await show(<Page />);
      const open = screen.getByRole('button', { name: 'Open' });
      for (let time = 1; time <= 2; time += 1) {
        open.element().focus();
        await userEvent.keyboard('{Enter}');
        await expect.element(screen.getByRole('heading', { name: 'Pay' })).toHaveFocus();
        if (way === 'Escape') await userEvent.keyboard('{Escape}');
        else await screen.getByRole('button', { name: 'Close' }).click();
        await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
        await expect.element(open).toHaveFocus();
      }
    },
  );

  test('whose opener is gone gives the focus to the content of the screen', async () => {
    function Line() {
      const [opened, setOpened] = useState(false);
      const [isThere, setThere] = useState(true);
      return (
        <main>
          {isThere && (
            <button type="button" onClick={() => setOpened(true)}>
              Open
            </button>
          )}
          <BottomSheet name="remove" title="Remove" opened={opened} onClose={() => setOpened(false)}>
            <button
              type="button"
              onClick={() => {
                setThere(false);
                setOpened(false);
              }}
            >
              Remove
            </button>
          </BottomSheet>
        </main>
      );
    }
    const screen = await show(<Line />);
    screen.getByRole('button', { name: 'Open' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await screen.getByRole('button', { name: 'Remove' }).click();
    await expect.element(screen.getByRole('main')).toHaveFocus();
  });

  test('takes the focus to its title', async () => {
    const { screen } = await showOpened('/h');
    await expect.element(screen.getByRole('heading', { name: 'Pay' })).toHaveFocus();
  });
});
