/** Whether the focus in a field brings no keyboard that would cover half of the sheet. */
export function isPointerFine(): boolean {
  return window.matchMedia('(pointer: fine)').matches;
}

/** The ref of a part of a sheet whose first field the sheet gives the focus to when it opens. */
export function focusFirst(part: HTMLElement | null): void {
  part?.querySelector('input')?.setAttribute('data-autofocus', '');
}
