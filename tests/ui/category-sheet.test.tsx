import { page } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import type { Category } from '../../domain/contract.ts';
import { sampleTree } from '../../machines/samples/sample-records.ts';
import { CategorySheet } from '../../src/ui/sheets/category-sheet.tsx';
import { show } from './show.tsx';

afterEach(() => page.viewport(390, 844));

const names = [
  'เครื่องใช้บนโต๊ะอาหารและเครื่องครัวสำหรับร้านอาหารและโรงแรม',
  '餐厅、酒店与咖啡馆用的陶瓷餐具和厨房用品',
  'โคมไฟและของตกแต่งบ้าน',
  '灯具',
  'ของใช้ในห้องน้ำ',
];

const tree = names.flatMap((name, at): Category[] =>
  sampleTree.slice(0, 1).map((top) => ({ ...top, id: `top-${at}`, name, ch_name: name, th_name: name })),
);

async function showSheet() {
  return await show(
    <CategorySheet
      name="category"
      title="Category"
      label="Levels"
      searchLabel="Search"
      noneText="None"
      opened
      tree={tree}
      categoryId=""
      onChoose={() => undefined}
      onClose={() => undefined}
    />,
  );
}

describe('the sheet', () => {
  test('opened with a mouse at hand puts the focus in its search', async () => {
    const screen = await showSheet();
    await expect.element(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  });
});

describe('the categories of the first level', () => {
  test.each([390, 320])('can all be read whole in a window of %i points', async (width) => {
    await page.viewport(width, 844);
    const screen = await showSheet();
    for (const name of names) {
      const chip = screen.getByRole('group', { name: 'Levels' }).getByRole('button', { name });
      await expect.element(chip).toBeVisible();
      const { left, right } = chip.element().getBoundingClientRect();
      expect([left >= 0, right <= width]).toEqual([true, true]);
      expect(chip.element().scrollWidth).toBeLessThanOrEqual(chip.element().clientWidth);
    }
  });
});
