import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { StockToggle } from '../../src/features/product-form/views/stock-toggle.tsx';
import { SearchField } from '../../src/ui/controls/search-field.tsx';
import { show } from './show.tsx';

test.each(['en', 'zh', 'th'] as const)(
  'the switch to the stock leaves most of the search to its words on the narrowest phones, in %s',
  async (language) => {
    await page.viewport(320, 700);
    onTestFinished(() => page.viewport(390, 844));
    const screen = await show(
      <div style={{ padding: '0 64px 0 16px' }}>
        <SearchField value="" placeholder="Search products" maxLength={50} onChange={() => undefined}>
          <StockToggle isOn={false} onClick={() => undefined} />
        </SearchField>
      </div>,
      { language },
    );
    const field = screen.getByRole('searchbox').element();
    expect(field.getBoundingClientRect().width).toBeGreaterThan(130);
    expect(getComputedStyle(field).textOverflow).toBe('ellipsis');
    await expect
      .element(screen.getByRole('button'))
      .toHaveAccessibleName({ en: 'Manage products', zh: '管理商品', th: 'จัดการสินค้า' }[language]);
  },
);
