/**
 * Whether `geo:` links open the map app of the phone: on Android they do, in a browser of its own. An iPhone has no app for
 * them, and an app that shows the page inside itself may not pass them on.
 */
export function opensGeoLinks({ userAgent }: Pick<Navigator, 'userAgent'>): boolean {
  return userAgent.includes('Android') && !/; wv\)|\bLine\//.test(userAgent);
}
