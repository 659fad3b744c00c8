/** How many pages of a file were read; `pages` is 0 until that is known. */
export interface ReadPages {
  readonly page: number;
  readonly pages: number;
}

/** How far the reading of files is, by their addresses. Not journalled, because no decision depends on it. */
function createRecognitionProgress() {
  let all: Readonly<Record<string, ReadPages>> = {};
  const listeners = new Set<() => void>();
  return {
    get: () => all,
    set(filepath: string, progress: ReadPages) {
      all = { ...all, [filepath]: progress };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const recognitionProgress = createRecognitionProgress();
