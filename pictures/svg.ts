/** SVG source, already escaped. */
export type Markup = string & { readonly markup: true };

/** Builds an element; attribute values are escaped, undefined ones omitted. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...children: readonly Markup[]
): Markup {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeXml(String(value))}"`],
  );
  const begin = `<${name}${written.join('')}`;
  if (children.length === 0) return `${begin}/>` as Markup;
  const isText = children.every(
    (child) => !child.includes('\n') && (!child.startsWith('<') || name === 'text'),
  );
  const inside = isText ? children.join('') : `\n${children.join('\n')}\n`;
  return `${begin}>${inside}</${name}>` as Markup;
}

/** An escaped text node. */
export function textOf(text: string): Markup {
  return escapeXml(text) as Markup;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
