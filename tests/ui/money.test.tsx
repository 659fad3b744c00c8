import { describe, expect, test } from 'vitest';
import { Money } from '../../src/ui/values/money.tsx';
import { show } from './show.tsx';

describe('an amount', () => {
  test.each([
    ['en', '1,234 baht'],
    ['zh', '1,234 泰铢'],
    ['th', '1,234 บาท'],
  ] as const)('in %s is shown with the sign and read out in words', async (language, spoken) => {
    const { container } = await show(<Money amount={123_400} />, { language });
    const [seen, heard] = [...container.querySelectorAll('.num > span')];
    expect([seen?.textContent, seen?.getAttribute('aria-hidden'), heard?.textContent]).toEqual([
      '฿1,234.00',
      'true',
      spoken,
    ]);
  });

  test('below zero keeps its minus and its satang', async () => {
    const { container } = await show(<Money amount={-1_250} />);
    expect(container.textContent).toBe('−฿12.50-12.50 baht');
  });
});
