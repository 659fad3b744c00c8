/** Calls back when an answer names another version of the merchant's settings, or of the person's own record, than the one before. */
export function watchSettings(onChange: () => void): (response: Response) => void {
  let known: string | null = null;
  return ({ headers }) => {
    const version = headers.get('Settings-Version');
    if (version === null || version === known) return;
    if (known !== null) onChange();
    known = version;
  };
}
