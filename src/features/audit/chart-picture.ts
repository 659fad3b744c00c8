const files = import.meta.glob<string>('../../../machines/*/*-machine.svg', {
  query: '?raw',
  import: 'default',
});

const fetched = new Map<string, Promise<string>>();

/** The picture of a chart by its name, as SVG; fetched when it is first asked for. Rejects when there is none, or no network. */
export function chartPicture(name: string): Promise<string> {
  const known = fetched.get(name);
  if (known !== undefined) return known;
  const load = files[`../../../machines/${name}/${name}-machine.svg`];
  const picture = load?.() ?? Promise.reject(new Error(`${name} has no picture`));
  picture.catch(() => fetched.delete(name));
  fetched.set(name, picture);
  return picture;
}
