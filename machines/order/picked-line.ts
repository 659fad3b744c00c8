/** A picker hands over its product once it has left the page: something else may have been opened by then, or the order be read again. */
export const takesPicked = { on: { 'line.add': { guard: 'mayAddLine', actions: 'takeEdit' } } } as const;
