import type { WorkBook } from '@e965/xlsx';

/** A workbook of which the files inside were kept (`bookFiles`). */
type WithFiles = WorkBook & {
  readonly files?: Readonly<Record<string, { readonly content?: Uint8Array | string } | undefined>>;
};

/** The cells of each sheet of an .xlsx file that are crossed out, as `A6`: what reads workbooks does not say it. */
export function struckCells(workbook: WorkBook): ReadonlyMap<string, ReadonlySet<string>> {
  const { files = {} }: WithFiles = workbook;
  const fileText = (path: string) => {
    const content = files[path]?.content;
    return typeof content === 'string'
      ? content
      : content === undefined
        ? ''
        : Buffer.from(content).toString();
  };
  const styles = fileText('xl/styles.xml');
  if (!styles.includes('<strike')) return new Map();
  const struck = struckStyles(styles);
  const targets = new Map(
    tagsOf(fileText('xl/_rels/workbook.xml.rels'), 'Relationship').map((tag) => [
      attributeOf(tag, 'Id'),
      attributeOf(tag, 'Target').replace(/^\/?xl\/|^\//, ''),
    ]),
  );
  const sheets = tagsOf(fileText('xl/workbook.xml'), 'sheet');
  return new Map(
    workbook.SheetNames.map((name, at) => {
      const path = targets.get(attributeOf(sheets[at] ?? '', 'r:id')) ?? '';
      const cells = tagsOf(fileText(`xl/${path}`), 'c');
      const found = cells.filter((tag) => struck.has(Number(attributeOf(tag, 's') || '0')));
      return [name, new Set(found.map((tag) => attributeOf(tag, 'r')))];
    }),
  );
}

/** The styles of cells whose font has a line through it, by their place. */
function struckStyles(styles: string): ReadonlySet<number> {
  const fonts = between(styles, 'fonts').match(/<font(?:\s[^>]*)?(?:\/>|>[^]*?<\/font>)/g) ?? [];
  const isStruck = (font: string | undefined) =>
    font !== undefined && /<strike(?:\s+val="(?:1|true)")?\s*\/?>/.test(font);
  return new Set(
    tagsOf(between(styles, 'cellXfs'), 'xf').flatMap((tag, at) =>
      isStruck(fonts[Number(attributeOf(tag, 'fontId') || '0')]) ? [at] : [],
    ),
  );
}

function between(text: string, tag: string): string {
  const start = text.indexOf(`<${tag}`);
  return start === -1 ? '' : text.slice(start, text.indexOf(`</${tag}>`, start));
}

function tagsOf(text: string, tag: string): string[] {
  return text.match(new RegExp(`<${tag}\\s[^>]*>`, 'g')) ?? [];
}

function attributeOf(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}
