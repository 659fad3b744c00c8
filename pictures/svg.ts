/** A piece of an SVG document, escaped where it has to be. */
export type Markup = string & { readonly markup: true };

/** Makes an element; attribute values and texts are escaped, an attribute that is undefined is left out. */
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

/** A text between tags. */
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
