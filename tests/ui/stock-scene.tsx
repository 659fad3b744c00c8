import { createActor, fromPromise } from 'xstate';
import type { Category, Product } from '../../domain/contract.ts';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { sampleCup, sampleTree } from '../../machines/samples/sample-records.ts';
import { isSplit } from '../../machines/stock-list/stock-filter.ts';
import { stockListMachine } from '../../machines/stock-list/stock-list-machine.ts';
import type { StockInput, StockPageInput, StockPart } from '../../machines/stock-list/stock-list-machine.ts';
import { sheetDownloadMachine } from '../../machines/sheet-download/sheet-download-machine.ts';
import type {
  SavingWay,
  SaveFileInput,
  Sheet,
} from '../../machines/sheet-download/sheet-download-machine.ts';
import { StockScreen } from '../../src/features/stock/views/stock-screen.tsx';
import type { Language } from '../../src/i18n/language.ts';
import { show } from './show.tsx';

export type Answer = (input: StockPageInput) => Outcome<StockPart>;

export const product = (id: string, stock: number, more: Partial<Product> = {}): Product => ({
  ...sampleCup,
  id,
  name: `Cup ${id}`,
  stock,
  on_hand: stock + 2,
  reserved: 2,
  low_stock_at: null,
  ...more,
});

export const part = (items: readonly Product[], more: Partial<StockPart> = {}): StockPart => ({
  items,
  cursor: null,
  total: items.length,
  pieces: items.reduce((sum, { stock }) => sum + stock, 0),
  lowTotal: 0,
  low: null,
  ...more,
});

const lowCups = [0, 2, 4, 5].map((stock, index) => product(`low-${index}`, stock));
const rest = [product('a', 104, { low_stock_at: 20 }), product('b', 200)];
export const shop: Answer = ({ filter }) => {
  if (filter.low) return accepted(part(lowCups, { lowTotal: 4 }));
  if (!isSplit(filter)) return accepted(part([...lowCups, ...rest], { lowTotal: 4 }));
  return accepted(part(rest, { low: { items: lowCups, total: 7, pieces: 11, lowTotal: 7 } }));
};

function startList(answer: Answer) {
  const asked: StockPageInput[] = [];
  const actors = {
    stockList: fromPromise<Outcome<StockPart>, StockPageInput>(async ({ input }) => {
      asked.push(input);
      return answer(input);
    }),
    allProductCategory: fromPromise<readonly Category[], StockInput>(async () => sampleTree),
  };
  const machine = stockListMachine.provide({ actors });
  return { list: createActor(machine, { input: { groupId: 'group-baan-suan' } }).start(), asked };
}

export function startSheets(way: SavingWay, read: () => Outcome<null> = () => accepted(null)) {
  const saved: string[] = [];
  const actors = {
    readSheet: fromPromise<Outcome<null>, Sheet>(async ({ input }) => {
      saved.push(`read ${input.kind}`);
      return read();
    }),
    saveFile: fromPromise<boolean, SaveFileInput>(
      async ({ input }) => saved.push(`saved ${input.fileName}`) > 0,
    ),
  };
  const machine = sheetDownloadMachine.provide({ actors });
  return { sheets: createActor(machine, { input: { way } }).start(), saved };
}

export const heard: string[] = [];

export async function showStock(
  answer: Answer = shop,
  sheets = startSheets('download'),
  openStocktake: { readonly counted: number; readonly total: number | null } | null = null,
  language: Language = 'en',
  questions = 0,
) {
  const { list, asked } = startList(answer);
  const screen = await show(
    <StockScreen
      list={list}
      sheet={sheets.sheets}
      openStocktake={openStocktake}
      questions={questions}
      onScan={() => heard.push('scan')}
      onChange={(id, mode) => heard.push(`${mode} ${id}`)}
      history={({ skuId }) => <p>History of {skuId}</p>}
    />,
    { roles: ['storekeeper'], language },
  );
  return { screen, list, asked, saved: sheets.saved };
}
