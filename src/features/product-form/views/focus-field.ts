import type { FormFault } from '../../../../domain/products/product-form.ts';

/** Brings the first field that has to be corrected to the person; pictures have none to type in. */
export function focusField(faults: readonly FormFault[]): void {
  const fields = faults.map(({ field }) =>
    document.querySelector<HTMLElement>(`[role=dialog] [name="${field}"]`),
  );
  fields.find((field) => field !== null)?.focus();
}
