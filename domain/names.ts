/** A name in English and, optionally, in Chinese and Thai. */
export interface Names {
  readonly name: string;
  readonly ch_name?: string;
  readonly th_name?: string;
}

/** A name in the interface language, falling back to `name`. */
export function nameIn(language: string, { name, ch_name, th_name }: Names): string {
  const translated = language === 'zh' ? ch_name : language === 'th' ? th_name : name;
  return translated !== undefined && translated !== '' ? translated : name;
}

/** What a product is called: its names, and what tells it from those of the same name. */
export interface NamedProduct extends Names {
  readonly color: string;
  readonly size: string;
}

/** A product's colour and size, if any: `Blue · L`. */
export function attributesOf(product: { readonly color: string; readonly size: string }): string {
  return [product.color, product.size].filter((word) => word !== '').join(' · ');
}

/** A product's name with its attributes: `Stoneware cup, Sand · 250 ml`. */
export function fullName(name: string, product: Parameters<typeof attributesOf>[0]): string {
  return [name, attributesOf(product)].filter((word) => word !== '').join(', ');
}

/** An order line's name as it was ordered; `extra_info` keeps the Chinese and Thai ones. */
export function lineNameIn(
  language: string,
  line: { readonly name: string; readonly extra_info: string },
): string {
  return nameIn(language, { name: line.name, ...readTranslations(line.extra_info) });
}

function readTranslations(extraInfo: string): Pick<Names, 'ch_name' | 'th_name'> {
  try {
    const { ch_name, th_name } = JSON.parse(extraInfo) as Record<string, unknown>;
    return {
      ...(typeof ch_name === 'string' ? { ch_name } : {}),
      ...(typeof th_name === 'string' ? { th_name } : {}),
    };
  } catch {
    return {};
  }
}

/** The fields that identify a product. */
export interface ProductIdentity {
  readonly category_id: string;
  readonly name: string;
  readonly color: string;
  readonly size: string;
  readonly style: string;
}

/** Characters that two writings of one name may differ in. */
export const leftOutOfNames = ' \t\u00a0_,./()·-';
const leftOut = new RegExp(`[${leftOutOfNames}]+`, 'g');

/** A name as it is looked for. What is found may be another one: 2.5 and 25 have one key. */
export function looseNameKey(name: string): string {
  return foldLetters(name).replace(leftOut, '');
}

/** A name as it is compared with what somebody else has written: what stands between two digits counts. */
export function nameKey(name: string): string {
  return foldLetters(name).replace(leftOut, (run: string, at: number, whole: string) => {
    const rest = whole.slice(at + run.length);
    return /[0-9๐-๙]$/.test(whole.slice(0, at)) && /^[0-9๐-๙]/.test(rest) ? betweenDigits(run, rest) : '';
  });
}

/** Of characters between two digits a point or a slash, which make one number of them, else a space. */
function betweenDigits(run: string, rest: string): string {
  if (run === ',' && /^[0-9]{3}(?![0-9])/.test(rest)) return '';
  return ['.', '/'].find((sign) => run.includes(sign)) ?? ' ';
}

/** A key for matching products, which ignores whitespace, case and character width. */
export function productKey({ category_id, name, color, size, style }: ProductIdentity): string {
  return JSON.stringify([category_id, ...[name, color, size, style].map(fold)]);
}

function fold(text: string): string {
  return foldLetters(text).replace(/\s+/g, '');
}

function foldLetters(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
