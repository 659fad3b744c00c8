/** When workflows that began to read what they show as they were opened did so, by their actors. */
export const begunReading = new WeakMap<object, number>();
