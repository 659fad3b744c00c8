/** What somebody typed as it is kept: in the form in which it is searched for, without spaces around it. */
export function tidyText(text: string): string {
  return text.normalize('NFC').trim();
}
