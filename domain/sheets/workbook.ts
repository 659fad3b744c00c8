import { bangkokOffsetMs, dayMs } from '../date-range.ts';
import { toBaht } from '../money.ts';
import { zip } from './zip.ts';
import type { Pack } from './zip.ts';

/** Texts stay texts, whatever they begin with; null is an empty cell. */
export type Cell = string | number | Time | Day | Money | null;

/** A time, in ISO; written as Bangkok's, for Excel knows no time zones. */
export interface Time {
  readonly time: string;
}

/** A day, as `YYYY-MM-DD`. */
export interface Day {
  readonly day: string;
}

/** An amount, shown in baht with two decimals. */
export interface Money {
  readonly satang: number;
}

export type Row = readonly Cell[];

export interface Sheet extends Omit<Table, 'rows'> {
  /** The names of the columns, then the rows, in blocks that are written as they come. */
  readonly rows: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
}

/** A sheet whose rows are all there. */
export interface Table {
  readonly name: string;
  /** Widths of its columns, in letters. */
  readonly widths: readonly number[];
  /** How many rows stand above the list, the one with its column names among them: they are bold and stay in sight. */
  readonly headRows: number;
  readonly rows: readonly Row[];
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** The cell styles, by their place in `styles`. A quoted text is none that a later edit makes a formula of. */
const style = { plain: 0, head: 1, quoted: 2, money: 3, time: 4, day: 5 } as const;

/** The bytes of an Excel file. Rows are read and written block by block, so that its size doesn't matter. */
export function workbookBytes(sheets: readonly Sheet[], pack: Pack): AsyncGenerator<Uint8Array> {
  return zip(
    [
      { name: '[Content_Types].xml', content: [contentTypes(sheets.length)] },
      { name: '_rels/.rels', content: [relationships([['officeDocument', 'xl/workbook.xml']])] },
      { name: 'xl/workbook.xml', content: [book(sheets)] },
      {
        name: 'xl/_rels/workbook.xml.rels',
        content: [
          relationships([
            ...sheets.map((_, at): [string, string] => ['worksheet', `worksheets/sheet${at + 1}.xml`]),
            ['styles', 'styles.xml'],
          ]),
        ],
      },
      { name: 'xl/styles.xml', content: [styles] },
      ...sheets.map((sheet, at) => ({ name: `xl/worksheets/sheet${at + 1}.xml`, content: sheetXml(sheet) })),
    ],
    pack,
  );
}

async function* sheetXml({ widths, rows, headRows }: Sheet): AsyncGenerator<string> {
  const columns = widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  yield (
    `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
    `<pane ySplit="${headRows}" topLeftCell="A${headRows + 1}" activePane="bottomLeft" state="frozen"/>` +
    `</sheetView></sheetViews><cols>${columns}</cols><sheetData>`
  );
  let line = 0;
  for await (const block of rows) {
    let text = '';
    for (const row of block) {
      line += 1;
      text += rowXml(row, line, line <= headRows);
    }
    yield text;
  }
  yield '</sheetData></worksheet>';
}

function rowXml(row: Row, line: number, isHead: boolean): string {
  const cells = row.map((cell, at) => cellXml(cell, `${columnName(at)}${line}`, isHead)).join('');
  return `<row r="${line}">${cells}</row>`;
}

function cellXml(cell: Cell, place: string, isHead: boolean): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'object' && 'time' in cell)
    return `<c r="${place}" s="${style.time}"><v>${daysOf(cell.time)}</v></c>`;
  if (typeof cell === 'object' && 'day' in cell)
    return `<c r="${place}" s="${style.day}"><v>${unixDay + Date.parse(cell.day) / dayMs}</v></c>`;
  if (typeof cell === 'object') return `<c r="${place}" s="${style.money}"><v>${toBaht(cell.satang)}</v></c>`;
  const look = isHead ? style.head : /^[=+\-@]/.test(cell) ? style.quoted : style.plain;
  return `<c r="${place}" t="inlineStr" s="${look}"><is><t xml:space="preserve">${escape(cell)}</t></is></c>`;
}

const minuteMs = 60 * 1000;
/** The first day of Unix, as Excel counts days. */
const unixDay = 25_569;

/** A time as Excel has it: days since 1899-12-30, in Bangkok, to the minute. */
function daysOf(time: string): number {
  return unixDay + (Math.floor(Date.parse(time) / minuteMs) * minuteMs + bangkokOffsetMs) / dayMs;
}

/** `A` to `Z`, then `AA`. */
function columnName(at: number): string {
  const letter = String.fromCodePoint(65 + (at % 26));
  return at < 26 ? letter : `${columnName(Math.floor(at / 26) - 1)}${letter}`;
}

/** As XML; what it cannot hold, and what Excel would take for such, in Excel's own way: `_x000B_`. */
function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[^\t\n\u0020-\uFFFD]/g, (sign) => {
      const code = sign.codePointAt(0) ?? 0;
      return `_x${code.toString(16).toUpperCase().padStart(4, '0')}_`;
    });
}

function contentTypes(count: number): string {
  const part = (name: string, type: string) =>
    `<Override PartName="${name}" ContentType="${spreadsheet}.${type}+xml"/>`;
  const sheets = Array.from({ length: count }, (_, at) =>
    part(`/xl/worksheets/sheet${at + 1}.xml`, 'worksheet'),
  );
  return (
    `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/styles.xml', 'styles')}${sheets.join('')}</Types>`
  );
}

function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const list = targets.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `${xml}<Relationships xmlns="${relations}">${list.join('')}</Relationships>`;
}

function book(sheets: readonly Sheet[]): string {
  const list = sheets.map(
    ({ name }, at) => `<sheet name="${escape(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  return `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView/></bookViews><sheets>${list.join('')}</sheets></workbook>`;
}

const styles =
  `${xml}<styleSheet xmlns="${main}">` +
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/>' +
  '<xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>';
