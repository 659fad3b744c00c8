import { filesFolder } from '../photos/photo-addresses.ts';
import type { PictureSize } from '../photos/photo-addresses.ts';
import { readUrl } from '../read-url.ts';

/**
 * Characters (UTF-16 units) of texts in a message. LINE says how long an alternative text and a label of a button may be, older
 * versions of it less than newer ones; the others keep one long text from taking the place of the lines.
 */
const mostCharacters = { altText: 400, label: 20, name: 200, longText: 500 } as const;

/** LINE takes 30 KB for a bubble and does not say which kilobyte: the smaller one is kept. */
const mostBytes = 30_000;
const longestPictureAddress = 2000;

const encoder = new TextEncoder();

/** Whether LINE takes a bubble of this size. */
export function fits(bubble: object): boolean {
  return encoder.encode(JSON.stringify(bubble)).length <= mostBytes;
}

/** A text without blanks around it, cut with an ellipsis between two letters where it is too long. */
export function shortened(text: string, as: keyof typeof mostCharacters): string {
  const most = mostCharacters[as];
  const whole = text.replaceAll(/\p{Surrogate}/gu, '').trim();
  if (whole.length <= most) return whole;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(whole.slice(0, most))) {
    if (kept.length + segment.length >= most) break;
    kept += segment;
  }
  return `${kept}…`;
}

const sharedSize: PictureSize = 'share';

/**
 * The address of a picture that LINE shows, a JPEG or PNG by https; null for any other. An upload of ours is one in the size
 * for messages, whatever its name ends in; without it LINE could not fetch it.
 */
export function linePicture(address: string | null): string | null {
  const url = readUrl(address ?? '');
  if (url === null) return null;
  const { protocol, pathname, href, searchParams } = url;
  if (protocol !== 'https:' || href.length > longestPictureAddress) return null;
  const isShown = pathname.startsWith(filesFolder)
    ? searchParams.get('size') === sharedSize
    : /\.(jpe?g|png)$/i.test(pathname);
  return isShown ? href : null;
}
