/** What somebody typed as it is kept: in the form in which it is searched for, without spaces around it; nothing is empty. */
export function tidyText(text: string | null | undefined): string {
  return (text ?? '').normalize('NFC').trim();
}
