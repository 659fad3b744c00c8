import styles from './chart-picture.module.css';
import { lightPicture } from './light-picture.ts';
import type { Lights } from './light-picture.ts';

interface ChartPictureProps {
  /** The drawn chart, from our own build. */
  readonly svg: string;
  /** What it is a picture of, for who cannot see it. */
  readonly label: string;
  readonly lights?: Lights;
}

const dark: Lights = { now: [], walked: [], taken: [] };

/** The chart of a workflow, with what is lit on it. */
export function ChartPicture({ svg, label, lights = dark }: ChartPictureProps) {
  const lit = lightPicture(svg, lights);
  return (
    <div className={styles.picture} role="img" aria-label={label}>
      <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: lit }} />
    </div>
  );
}
