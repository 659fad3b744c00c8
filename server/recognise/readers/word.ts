import mammoth from 'mammoth';
import WordExtractor from 'word-extractor';
import type { Grid } from '../recognised.ts';
import { RecognitionRefused } from '../recognition-refused.ts';
import { textGrid } from './text-grid.ts';

/** What mammoth makes of a document, as far as it is read here. */
interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
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
    if (lines.length > 0) grids.push(textGrid(lines.map(splitLine)));
    lines = [];
  };
  for (const node of childrenOf(root)) {
    if (node.type === 'table') {
      endLines();
      grids.push(textGrid(childrenOf(node).map((row) => childrenOf(row).map(textOf))));
    } else lines.push(textOf(node));
  }
  endLines();
  return grids;
}

/** The text of a .doc file; the cells of its tables are divided by tabs. */
export async function readDoc(bytes: Buffer): Promise<Grid[]> {
  const document = await new WordExtractor().extract(bytes).catch(() => {
    throw new RecognitionRefused('file_damaged');
  });
  return [textGrid(document.getBody().split('\n').map(splitLine))];
}

/** The columns of a line: tabs divide them, or several spaces. */
function splitLine(line: string): string[] {
  return line.includes('\t') ? line.split('\t') : line.split(/ {2,}/);
}

function childrenOf(node: Node | null): readonly Node[] {
  return node?.children ?? [];
}

function textOf(node: Node): string {
  if (node.type === 'text') return node.value ?? '';
  if (node.type === 'tab') return '\t';
  const inner = childrenOf(node).map(textOf);
  return node.type === 'tableCell' ? inner.join(' ') : inner.join('');
}
