/** The result of decoding text to bytes. */
export interface Decoded {
  readonly bytes: Buffer;
  /** Number of characters consumed. */
  readonly read: number;
}

const tilde = 0x7e;
const greater = 0x3e;
const letterZ = 0x7a;
const firstDigit = 0x21;
const digits = 85;

/** Decodes ASCII85 (five characters for four bytes) up to `~`; other characters are skipped, as PDF readers do. */
export function decodeAscii85(letters: Buffer): Decoded {
  const end = letters.indexOf(tilde);
  const read = end === -1 ? letters.length : end;
  const bytes = Buffer.alloc(read * 4);
  let length = 0;
  let group = 0;
  let count = 0;
  for (let at = 0; at < read; at += 1) {
    const letter = letters[at] ?? tilde;
    if (letter === letterZ && count === 0) length += 4;
    const digit = letter - firstDigit;
    if (digit < 0 || digit >= digits) continue;
    group = group * digits + digit;
    count += 1;
    if (count < 5) continue;
    length = bytes.writeUInt32BE(group % 2 ** 32, length);
    group = count = 0;
  }
  if (count > 1) {
    const padded = group * digits ** (5 - count) + digits ** (5 - count) - 1;
    bytes.writeUInt32BE(padded % 2 ** 32, length);
    length += count - 1;
  }
  return { bytes: bytes.subarray(0, length), read };
}

/** Decodes hexadecimal up to `>`; other characters are skipped. */
export function decodeHex(letters: Buffer): Decoded {
  const end = letters.indexOf(greater);
  const read = end === -1 ? letters.length : end;
  const digitsOnly = letters.toString('latin1', 0, read).replace(/[^0-9a-f]/gi, '');
  return { bytes: Buffer.from(`${digitsOnly}0`.slice(0, Math.ceil(digitsOnly.length / 2) * 2), 'hex'), read };
}
