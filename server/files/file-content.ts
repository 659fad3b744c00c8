/** A file as it is kept, made from what was sent. */
export interface FileContent {
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly extension: string;
}

/** Whether a page can show what is kept; all else is given out to be saved. */
export function isPicture(contentType: string): boolean {
  return contentType.startsWith('image/');
}
