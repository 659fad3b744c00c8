import { IconRefresh } from '@tabler/icons-react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { GroupButton } from '../../src/features/groups/views/group-button.tsx';
import type { Language } from '../../src/i18n/language.ts';
import { IconButton } from '../../src/ui/controls/icon-button.tsx';
import { PageHeader } from '../../src/ui/layout/page-header.tsx';
import { show } from './show.tsx';

const nothing = () => undefined;
const icon = <IconRefresh size={24} aria-hidden="true" />;

const names: Readonly<Record<Language, readonly [shop: string, group: string]>> = {
  zh: ['水门批发市场陶瓷杯碟日用品总店', '清迈夜市 · 玉姐的第二家分店'],
  en: ['Pratunam Mugs and Household Wholesale', 'Chatuchak Section 7, rows 12 to 18'],
  th: ['ร้านแก้วและของใช้ประตูน้ำค้าส่ง', 'ตลาดนัดจตุจักร โครงการ 7 ซอย 12'],
};

const titles: Readonly<Record<Language, string>> = { zh: '购物车', en: 'Cart', th: 'ตะกร้าสินค้า' };

const cases = [320, 390, 1280].flatMap((width) =>
  (['zh', 'en', 'th'] as const).map((language) => [width, language] as const),
);

async function showAt(width: number, language: Language, isApart: boolean) {
  await page.viewport(width, 844);
  onTestFinished(() => page.viewport(390, 844));
  const [shop, group] = names[language];
  const choice = <GroupButton name={group} isApart={isApart} onClick={nothing} />;
  await show(
    <PageHeader
      title={isApart ? titles[language] : shop}
      chip={isApart ? undefined : choice}
      actions={
        isApart ? (
          choice
        ) : (
          <>
            <IconButton label="Refresh" icon={icon} onClick={nothing} />
            <IconButton label="Compact" icon={icon} onClick={nothing} />
          </>
        )
      }
    />,
    { language, roles: ['owner'] },
  );
  await document.fonts.ready;
  const heading = page.getByRole('heading').element();
  const button = document.querySelector('[aria-haspopup="dialog"]')!;
  return { heading, button, name: button.querySelector('span')! };
}

/** A line that isn't shown is at least 17 pixels high; less is what a letter has below its line. */
const isCut = (element: Element) =>
  element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 12;

describe('the head of a page', () => {
  test.each(cases)(
    'at %i pixels says all of long names of a shop and of a group (%s)',
    async (width, language) => {
      const { heading, button, name } = await showAt(width, language, false);
      expect([heading, name].filter(isCut).map(({ textContent }) => textContent)).toEqual([]);
      const { x, y, height } = button.getBoundingClientRect();
      const touched = [-8, height + 7].map((down) => document.elementFromPoint(x + 8, y + down));
      expect(touched).toEqual([button, button]);
      const title = heading.getBoundingClientRect();
      expect(title.bottom <= y || title.right <= x).toBe(true);
      expect(document.documentElement.scrollWidth).toBe(width);
    },
  );

  test.each(cases)(
    'at %i pixels says them with the group apart from the title (%s)',
    async (width, language) => {
      const { heading, name } = await showAt(width, language, true);
      expect([heading, name].filter(isCut).map(({ textContent }) => textContent)).toEqual([]);
      expect(document.documentElement.scrollWidth).toBe(width);
    },
  );
});
