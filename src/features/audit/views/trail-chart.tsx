import { useTranslation } from 'react-i18next';
import type { TrailScreenProps, TrailViewProps } from './audit-props.ts';
import { ChartPicture } from './chart-picture.tsx';
import { trailLights } from './light-picture.ts';
import { StepBar } from './step-bar.tsx';
import styles from './trail-chart.module.css';

interface TrailChartProps extends TrailViewProps, Pick<TrailScreenProps, 'picture'> {}

/** The chart with the step lit on it, and the buttons that step; it stays in view while the rest of the page is scrolled. */
export function TrailChart({ picture, ...view }: TrailChartProps) {
  const { t } = useTranslation();
  const { trail, at } = view;
  const states = trail.steps[at]?.to.join(', ') ?? '';
  return (
    <div className={styles.panel}>
      <div className={styles.frame} data-chart>
        <ChartPicture svg={picture} label={t('audit.picture', { states })} lights={trailLights(trail, at)} />
        {/* Another one at each step, so that its step is shown once. */}
        <span key={at} ref={showStep} hidden />
      </div>
      <StepBar {...view} />
    </div>
  );
}

/** Scrolls the chart within its frame until the active state is in the middle; `mark` lies in the frame. */
function showStep(mark: HTMLElement | null): void {
  const frame = mark?.parentElement;
  if (!frame) return;
  // A keyboard scrolls only what it can reach.
  frame.tabIndex = 0;
  const state = frame.querySelector('.is-now');
  if (state === null) return;
  const [outer, inner] = [frame.getBoundingClientRect(), state.getBoundingClientRect()];
  frame.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
}
