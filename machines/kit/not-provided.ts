/** The body of every service until the app provides the real one. */
export function notProvided(): Promise<never> {
  return Promise.reject(new Error('not provided'));
}
