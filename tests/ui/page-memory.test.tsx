import { BrowserRouter, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PageMemory } from '../../src/app/page-memory.tsx';
import { focusMain } from '../../src/ui/layout/focus-main.ts';

function Page({
  remembers = true,
  waits = false,
}: {
  readonly remembers?: boolean;
  readonly waits?: boolean;
}) {
  return (
    <BrowserRouter>
      <main style={{ height: 5000 }}>
        <div style={{ display: waits ? 'none' : 'block' }}>
          <h1>Tall</h1>
        </div>
        {waits && <p>Loading…</p>}
      </main>
      {remembers && <PageMemory />}
    </BrowserRouter>
  );
}

afterEach(() => window.scrollTo(0, 0));

describe('the first page', () => {
  test('stays where somebody has scrolled it before its place is remembered', async () => {
    const screen = await render(<Page remembers={false} />);
    window.scrollTo(0, 700);
    await screen.rerender(<Page remembers />);
    expect(window.scrollY).toBe(700);
  });
});

/** Leads on and is gone, as the buttons of the sign-in are. */
function Way() {
  const navigate = useNavigate();
  return (
    location.hash === '' && (
      <button type="button" onClick={() => void navigate('#on', { replace: true })}>
        On
      </button>
    )
  );
}

describe('a page that somebody was led to before its place is remembered', () => {
  test('gets the focus at its heading', async () => {
    const pageOf = (remembers: boolean) => (
      <BrowserRouter>
        <main>
          <h1>Next</h1>
          <Way />
        </main>
        {remembers && <PageMemory />}
      </BrowserRouter>
    );
    const screen = await render(pageOf(false));
    await screen.getByRole('button').click();
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
    await screen.rerender(pageOf(true));
    expect(document.activeElement?.tagName).toBe('H1');
    history.replaceState(null, '', location.pathname + location.search);
  });

  test('gets the focus at its heading when what led there goes after that', async () => {
    const pageOf = (remembers: boolean, leads: boolean) => (
      <BrowserRouter>
        <main>
          <h1>Next</h1>
          {leads && <button type="button">On</button>}
        </main>
        {remembers && <PageMemory />}
      </BrowserRouter>
    );
    const screen = await render(pageOf(false, true));
    await screen.getByRole('button').click();
    await screen.rerender(pageOf(true, true));
    await screen.rerender(pageOf(true, false));
    await expect.poll(() => document.activeElement?.tagName).toBe('H1');
  });
});

describe('a page whose heading has the focus', () => {
  test('gets it back there when it was hidden while more of the page was awaited', async () => {
    const screen = await render(<Page />);
    focusMain();
    await screen.rerender(<Page waits />);
    await expect.poll(() => document.activeElement?.tagName).not.toBe('H1');
    await screen.rerender(<Page />);
    await expect.poll(() => document.activeElement?.tagName).toBe('H1');
  });

  test('leaves the focus to nothing where somebody taps beside it', async () => {
    const screen = await render(<Page />);
    focusMain();
    await userEvent.click(document.body, { position: { x: 3, y: 500 } });
    await screen.rerender(<Page waits />);
    await screen.rerender(<Page />);
    // Whether something is lost is seen a task after it has changed.
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(document.body);
  });
});
