/** Whether the focus in a field brings no keyboard that would cover half of the sheet. */
export function isPointerFine(): boolean {
  return window.matchMedia('(pointer: fine)').matches;
}
