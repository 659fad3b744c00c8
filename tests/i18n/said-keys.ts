/** What a piece of source may say: keys that it spells out, and patterns of those that it puts together (`status.${word}`). */
export function saidIn(source: string): {
  readonly spelled: ReadonlySet<string>;
  readonly composed: readonly RegExp[];
} {
  const code = source.replace(/\/\*[^]*?\*\/|^ *\/\/.*$/gm, '');
  // What an event is called may be a key, too: `{ type: 'order.save' }` says nothing.
  const spelled = new Set(code.match(/(?<!\btype: ['"`])(?<=['"`])\w+(\.\w+)+(?=['"`])/g));
  const composed = (code.match(/(?<=`)[\w.]*(\$\{[^}]+\}[\w.]*)+(?=`)/g) ?? [])
    .filter((template) => /\w\.\$|\}\.\w/.test(template))
    .map((template) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '\\w+')}$`));
  return { spelled, composed };
}

/** Those of the keys that a piece of source may say. */
export function keysSaid(source: string, keys: readonly string[]): readonly string[] {
  const { spelled, composed } = saidIn(source);
  return keys.filter((key) => spelled.has(key) || composed.some((pattern) => pattern.test(key)));
}
