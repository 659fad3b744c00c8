import { composeText } from '../readers/compose-text.ts';

/** Letters that tesseract takes for Thai figures. */
const lettersOfFigures: Readonly<Record<string, string>> = { '๒': 'ห', '๓': 'ต', '๔': 'ด', '๕': 'ค' };

/**
 * Thai as it can be written: without the spaces that tesseract sees between its letters, without figures within a word, and with one
 * tone on a letter.
 */
export function joinThai(text: string): string {
  return (
    composeText(text)
      .replace(/(?<=[\u0e00-\u0e3e\u0e40-\u0e7f]) (?=[\u0e00-\u0e3e\u0e40-\u0e7f])/g, '')
      .replace(/๓(?=ต)|(?<=ต)๓/g, '')
      .replace(/[๒-๕](?=[\u0e01-\u0e4e])/g, (figure) => lettersOfFigures[figure] ?? figure)
      .replace(/[\u0e48-\u0e4b]+([\u0e48-\u0e4b])/g, '$1')
      // The ring of น้ำ (water) is lost easily; น้า alone is an aunt, whom no list of goods has.
      .replace(/น[้๊]า|[นบห]+[้๊]าตาล/g, (found) => (found.endsWith('ตาล') ? 'น้ำตาล' : 'น้ำ'))
  );
}
