/** The default of every service; the app provides the real ones. */
export function notProvided(): Promise<never> {
  return Promise.reject(new Error('not provided'));
}
