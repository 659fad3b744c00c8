import { BrowserRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PageMemory } from '../../src/app/page-memory.tsx';

function Page({ remembers }: { readonly remembers: boolean }) {
  return (
    <BrowserRouter>
      <main style={{ height: 5000 }}>Tall</main>
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
