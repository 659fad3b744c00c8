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
