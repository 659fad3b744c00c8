import imageStyles from '../ui/values/product-image.module.css';
import { element } from './element.ts';

/** A product's picture in the frame that the app has for it, which stays empty where there is none. */
export function drawPicture(address: string | undefined, className: string): HTMLElement {
  const frame = element('span', `${imageStyles.frame} ${className}`);
  if (address === undefined) return frame;
  const picture = element('img', imageStyles.picture) as HTMLImageElement;
  picture.src = address;
  frame.append(picture);
  return frame;
}
