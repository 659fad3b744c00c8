/** Whether the app is kept on the device, its font with it. */
export function isAppKept(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/**
 * Has the page shown in the letters that the device has until the app is kept there: fetched, its font would come in the way of the
 * first paint, and as it is optional hardly anybody saw it.
 */
export function chooseLetters(): void {
  if (!isAppKept()) document.documentElement.dataset['letters'] = 'device';
}
