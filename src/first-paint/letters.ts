/**
 * Has the page shown in the letters that the device has until the app is kept there, its font with it: fetched, that would come in the
 * way of the first paint, and as it is optional hardly anybody saw it. Returns whether the app is kept.
 */
export function chooseLetters(): boolean {
  const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  if (!isKept) document.documentElement.dataset['letters'] = 'device';
  return isKept;
}
