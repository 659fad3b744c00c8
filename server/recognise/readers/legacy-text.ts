import { headerKind } from '../table/header-words.ts';

/** The least share of a Chinese text's signs that are among the 3,755 commonest, which GB 2312 has sorted by sound. */
const leastCommon = 0.8;

/**
 * The text of a file that does not say how it is encoded: UTF-8 or UTF-16 if its bytes are that, else GBK or windows-874, as which
 * it names columns, or has more common signs.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const thai = new TextDecoder('windows-874').decode(bytes);
    const chinese = new TextDecoder('gbk').decode(bytes);
    const [inThai, inChinese] = [namedColumns(thai), namedColumns(chinese)];
    if (inThai !== inChinese) return inThai > inChinese ? thai : chinese;
    return commonShare(bytes) >= leastCommon ? chinese : thai;
  }
}

function namedColumns(text: string): number {
  const cells = text.split('\n', 30).flatMap((line) => line.split(/[,;\t|]/));
  return cells.filter((cell) => headerKind(cell) !== null).length;
}

/** The share of pairs of bytes, read as GBK, that are common Chinese signs. */
function commonShare(bytes: Uint8Array): number {
  let [pairs, common] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x81) continue;
    pairs += 1;
    if (byte >= 0xb0 && byte <= 0xd7 && (bytes[at + 1] ?? 0) >= 0xa1) common += 1;
    at += 1;
  }
  return pairs === 0 ? 0 : common / pairs;
}
