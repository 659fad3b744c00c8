import mammoth from 'mammoth';
import WordExtractor from 'word-extractor';
import type { Cell, Grid } from '../recognised.ts';
import { RecognitionRefused } from '../recognition-refused.ts';
import { listRows } from '../page/list-lines.ts';
import { readHead } from '../table/columns.ts';
import { noHints } from '../table/header-words.ts';
import { textCell, textGrid } from './text-grid.ts';

/** Columns that one cell may take. */
const maxColumns = 100;

/** What mammoth makes of a document, as far as it is read here. */
interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
  readonly colSpan?: number;
  readonly rowSpan?: number;
  readonly isStrikethrough?: boolean;
}

/** The tables of a .docx file, and the text between them line by line, in the order in which they stand. */
export async function readDocx(bytes: Buffer): Promise<Grid[]> {
  let root: Node | null = null;
  await mammoth
    .convertToHtml(
      { buffer: bytes },
      {
        transformDocument(document: Node) {
          root = document;
          return { ...document, children: [] };
        },
      },
    )
    .catch(() => {
      throw new RecognitionRefused('file_damaged');
    });
  const grids: Grid[] = [];
  let lines: string[] = [];
  const endLines = () => {
    if (lines.length > 0) grids.push(gridOfLines(lines));
    lines = [];
  };
  for (const node of childrenOf(root)) {
    if (node.type === 'table') {
      endLines();
      grids.push(tableGrid(node));
    } else lines.push(textOf(node));
  }
  endLines();
  return grids;
}

/** A table with its cells where they are seen: one that is merged stands at its first row and column. */
function tableGrid(table: Node): Grid {
  const taken = new Map<number, number>();
  return childrenOf(table).map((row, at) => {
    const cells: (Cell | null)[] = [];
    const toColumn = () => {
      while ((taken.get(cells.length) ?? 0) > at) cells.push(null);
    };
    for (const node of childrenOf(row)) {
      toColumn();
      const [columns, rows] = [Math.min(node.colSpan ?? 1, maxColumns), node.rowSpan ?? 1];
      for (let place = 0; place < columns; place += 1) taken.set(cells.length + place, at + rows);
      const left = textOf(node);
      const isStruck = left.trim() === '';
      const cell = textCell(isStruck ? textOf(node, true) : left, at, cells.length);
      cells.push(
        cell === null
          ? null
          : { ...cell, ...(rows > 1 ? { rowsBelow: rows - 1 } : {}), ...(isStruck ? { isStruck } : {}) },
      );
      for (let place = 1; place < columns; place += 1) cells.push(null);
    }
    return cells;
  });
}

/** The text of a .doc file; the cells of its tables are divided by tabs. */
export async function readDoc(bytes: Buffer): Promise<Grid[]> {
  const document = await new WordExtractor().extract(bytes).catch(() => {
    throw new RecognitionRefused('file_damaged');
  });
  return [gridOfLines(document.getBody().split('\n').flatMap(rowsOfTable))];
}

/** The rows of a table that came as one line: behind the cells of each stands an empty one, as its end. Merged cells make a row shorter. */
function rowsOfTable(line: string): string[] {
  const cells = line.split('\t');
  const isEnd = (at: number) => at >= cells.length - 1 || cells[at] === '';
  const width = cells.findIndex(
    (_, at) => at > 1 && isEnd(at) && isEnd(2 * at + 1) && isHead(cells.slice(0, at)),
  );
  if (width === -1 || width * 2 >= cells.length) return [line];
  const rows: string[] = [];
  for (let at = 0; at < cells.length - 1;) {
    const merged = Array.from({ length: width }, (_, place) => place + 1);
    const isFollowed = (length: number) => isEnd(at + length) && isEnd(at + length + 1 + width);
    const length = isEnd(at + width) ? width : (merged.find(isFollowed) ?? cells.length - at);
    rows.push(cells.slice(at, at + length).join('\t'));
    at += length + 1;
  }
  return rows;
}

function isHead(texts: readonly string[]): boolean {
  const [row = []] = textGrid([texts]);
  return readHead(row, noHints) !== null;
}

/** The table that lines are, or the goods of which they tell. */
function gridOfLines(lines: readonly string[]): Grid {
  const grid = textGrid(lines.map(splitLine));
  if (grid.some((row) => readHead(row, noHints) !== null)) return grid;
  return listRows(grid.map((row) => row.filter((cell) => cell !== null))) ?? grid;
}

/** The columns of a line: tabs divide them, or several spaces. */
function splitLine(line: string): string[] {
  return line.includes('\t') ? line.split('\t') : line.split(/ {2,}/);
}

function childrenOf(node: Node | null): readonly Node[] {
  return node?.children ?? [];
}

/** The text of a node; without what is crossed out, unless that is wanted too. */
function textOf(node: Node, withStruck = false): string {
  if (node.type === 'text') return node.value ?? '';
  if (node.type === 'tab') return '\t';
  if (node.type === 'run' && node.isStrikethrough && !withStruck) return '';
  const inner = childrenOf(node).map((child) => textOf(child, withStruck));
  return node.type === 'tableCell' ? inner.join(' ') : inner.join('');
}
