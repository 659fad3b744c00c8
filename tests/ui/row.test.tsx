import { IconReceipt2 } from '@tabler/icons-react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { formatDateTime } from '../../src/i18n/format-date.ts';
import { Money } from '../../src/ui/values/money.tsx';
import { Row } from '../../src/ui/layout/row.tsx';
import { show } from './show.tsx';

const day = formatDateTime('2025-02-02T03:00:00.000Z');

describe('a row on the narrowest phone', () => {
  test.each([
    ['opens nothing', undefined, 123_456_750],
    ['leads somewhere', '/payment/1', 123_456_750],
    ['leads somewhere', '/payment/1', 83_990],
  ])(
    'that %s keeps its date on one line beside an amount (%s, %i), and stays within the screen',
    async (_, to, amount) => {
      await page.viewport(320, 700);
      onTestFinished(() => page.viewport(390, 844));
      const screen = await show(
        <div style={{ padding: 16 }}>
          <Row
            icon={<IconReceipt2 />}
            title="ชำระด้วยการโอน"
            text={`${day} · ค่าธรรมเนียม ฿12.50`}
            value={<Money amount={amount} />}
            {...(to === undefined ? {} : { to })}
          />
        </div>,
        { language: 'th' },
      );
      const text = screen.getByText(day).element().firstChild;
      if (text === null) throw new Error('no text');
      const range = document.createRange();
      range.setStart(text, 0);
      range.setEnd(text, day.length);
      expect([range.getClientRects().length, document.documentElement.scrollWidth]).toEqual([1, 320]);
    },
  );
});
