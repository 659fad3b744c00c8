import { describe, expect, test } from 'vitest';
import { documentKindOf, looksLikePicture, looksReadable } from '../../domain/file-kind.ts';

const bytesOf = (latin1: string) => Uint8Array.from(latin1, (letter) => letter.charCodeAt(0));

const zip = 'PK\u0003\u0004';
const legacy = '\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1';
const jpeg = '\u00FF\u00D8\u00FF\u00E0';

describe('a file', () => {
  test.each([
    ['a workbook', `${zip}…xl/workbook.xml…`, 'office', true],
    ['a text document', `${zip}…word/document.xml…`, 'office', true],
    ['another archive', `${zip}holiday/beach.png`, 'office', false],
    ['a document of Office 97', `${legacy}…`, 'legacy', true],
    ['a PDF', '%PDF-1.7', 'pdf', true],
    ['a table', 'Item;Qty\r\nCup;12\r\n', null, true],
    ['a table with empty lines before', '\nItem|Qty\n\nCup|12', null, true],
    ['a head without rows', 'Item,Qty\n', null, false],
    ['lines without columns', 'Dear Ann\nhello, you\n', null, false],
    ['a table in UTF-16', 'I\u0000,\u0000Q\u0000\nC\u0000,\u00001\u0000', null, false],
    ['a photo', jpeg, null, true],
    ['nothing', '', null, false],
    ['the begin of a begin', 'PK', null, false],
  ])('that is %s', (_, content, kind, isReadable) => {
    expect([documentKindOf(bytesOf(content)), looksReadable(bytesOf(content))]).toEqual([kind, isReadable]);
  });

  test.each([
    ['a png', '\u0089PNG\r\n\u001A\n', true],
    ['a jpg', jpeg, true],
    ['a gif', 'GIF89a', true],
    ['a bmp', 'BM6', true],
    ['a webp', 'RIFF\u0010\u0000\u0000\u0000WEBPVP8', true],
    ['a text', 'not a picture', false],
    ['a PDF', '%PDF-1.7', false],
  ])('that begins as %s: whether that is a picture', (_, content, isPicture) => {
    expect(looksLikePicture(bytesOf(content))).toBe(isPicture);
  });
});
