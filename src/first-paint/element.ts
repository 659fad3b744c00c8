/** An element with a class and what is in it, as it stands before the app runs. */
export function element(
  tag: string,
  className: string | undefined,
  ...children: readonly (string | Node)[]
): HTMLElement {
  const made = document.createElement(tag);
  made.className = className ?? '';
  made.append(...children);
  return made;
}
