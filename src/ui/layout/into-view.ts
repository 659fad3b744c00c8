/** The ref of what appears at the top of a page because of something that was done further down: brings it before the eyes. */
export function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}
