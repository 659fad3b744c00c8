import letters from '../../src/ui/fonts/inter-latin-baht.woff2?url';

let loading: Promise<unknown> | null = null;

/**
 * Waits for the app's font, once a page. The app goes on with the device's letters where the font is late, and on a busy machine
 * it is: widths would depend on that.
 */
export function ownLetters(): Promise<unknown> {
  loading ??= new FontFace('Inter var', `url(${letters})`, { weight: '400 700' })
    .load()
    .then((face) => document.fonts.add(face));
  return loading;
}
