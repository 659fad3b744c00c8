/** What a page tells a waiting worker once its person has accepted the new version. */
export const takeOver = 'shell.takeOver';
