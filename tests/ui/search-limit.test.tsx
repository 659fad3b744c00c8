import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { maxSearchLength } from '../../domain/limits.ts';
import { SearchField } from '../../src/ui/controls/search-field.tsx';
import { show } from './show.tsx';

function Search() {
  const [text, setText] = useState('');
  return <SearchField value={text} placeholder="Search" maxLength={maxSearchLength} onChange={setText} />;
}

describe('a search', () => {
  test('typed longer than the server takes stops there', async () => {
    const screen = await show(<Search />);
    const field = screen.getByRole('searchbox', { name: 'Search' });
    await userEvent.fill(field, 'a'.repeat(maxSearchLength - 1));
    await userEvent.type(field, 'bcd');
    await expect.element(field).toHaveValue(`${'a'.repeat(maxSearchLength - 1)}b`);
  });
});
