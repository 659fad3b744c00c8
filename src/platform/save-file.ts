import { sheetType } from '../../domain/stock-entry/sheet-type.ts';

export interface FileSaver {
  /**
   * `download` saves by itself. `share` opens the share sheet, from which a file is saved or sent on: a browser lets only a tap open
   * it. `none`: a browser inside another app that drops downloads.
   */
  readonly way: 'download' | 'share' | 'none';
  /** Resolves with false where the person closed the share sheet. */
  save(content: Blob, name: string): Promise<boolean>;
}

/** What of the browser saving needs. */
export interface SavingBrowser extends Pick<Navigator, 'userAgent'> {
  readonly canShare?: (data: ShareData) => boolean;
  readonly share?: (data: ShareData) => Promise<void>;
}

/** How files are saved in this browser. LINE's own browser, and an app on the home screen of iOS, lose what is downloaded. */
export function openFileSaver(browser: SavingBrowser, isStandalone: boolean): FileSaver {
  const isInLine = /\bLine\/\d/.test(browser.userAgent);
  const isIos = /iPhone|iPad|iPod/.test(browser.userAgent);
  const dropsDownloads = isInLine || (isIos && isStandalone);
  if (!dropsDownloads) return { way: 'download', save: download };
  const sample = { files: [new File([], 'sheet.xlsx', { type: sheetType })] };
  if (browser.canShare?.(sample) !== true) return { way: 'none', save: () => Promise.resolve(false) };
  return {
    way: 'share',
    async save(content, name) {
      try {
        await browser.share?.({ files: [new File([content], name, { type: content.type })] });
        return true;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return false;
        throw error;
      }
    },
  };
}

/** Milliseconds for which a browser may still read what it was told to save. */
const readingMs = 60_000;

function download(content: Blob, name: string): Promise<boolean> {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readingMs);
  return Promise.resolve(true);
}
