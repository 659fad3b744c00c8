/** Moves the focus past navigation and banners, to what a screen is called, or to its content while it has no heading yet. */
export function focusMain(): void {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  const place = heading?.textContent ? heading : main;
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
