import { code128, drawingSVG } from '@bwip-js/browser';

/**
 * Draws a text as bars, as the data URL of an svg: Code 128, whatever the code on the box is, since a scanner reads the same text.
 * Null for a text that it cannot say.
 */
export function drawBarcodePicture(text: string): string | null {
  try {
    const svg = code128({ text, bcid: 'code128', height: 8 }, drawingSVG());
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  } catch {
    return null;
  }
}
