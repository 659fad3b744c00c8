/** A machine's state value. */
type StateValue = string | { readonly [key: string]: StateValue | undefined };

/** A state value as dotted paths, parallel regions side by side: `shown.resting`, `uploads.idle proof.editing`. */
export function statePath(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .flatMap(([name, inner]) =>
      inner === undefined
        ? [name]
        : statePath(inner)
            .split(' ')
            .map((path) => `${name}.${path}`),
    )
    .join(' ');
}
