/** Light and dark colours by the name of the app's design token. */
const colours: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  bg: ['#f5f6f4', '#0d110f'],
  surface: ['#ffffff', '#171c19'],
  'surface-2': ['#eff1ee', '#212823'],
  line: ['#e6e9e5', '#262d29'],
  'line-strong': ['#868f89', '#7b8780'],
  ink: ['#141d18', '#ecf1ed'],
  'ink-2': ['#47534c', '#b9c3bc'],
  'ink-3': ['#646f68', '#96a29a'],
  'accent-ink': ['#0b6a45', '#6fcb9f'],
  'ok-strong': ['#0b6341', '#7fd7ac'],
  'ok-line': ['#21956a', '#35a577'],
  'danger-strong': ['#a8261c', '#ffa79f'],
  'danger-line': ['#d9483c', '#e0645a'],
  'st-confirmed-soft': ['#e2edfd', '#162a49'],
  'st-confirmed-strong': ['#1b50a8', '#9dc1fb'],
  'st-created-soft': ['#fdefd2', '#36280c'],
  'st-created-strong': ['#7f4d00', '#f0c070'],
  'st-paid-soft': ['#eee7fc', '#2a2047'],
  'st-paid-strong': ['#5e35a8', '#c9b0fb'],
};

/** Within the app its tokens, and their light or dark mode, are used; a standalone picture follows the viewer's colour scheme, and prints light. */
function colourVariables(scheme: 0 | 1): string {
  return Object.entries(colours)
    .map(([name, values]) => `--chart-${name}: var(--${name}, ${values[scheme]});`)
    .join(' ');
}

const languages = ['en', 'zh', 'th'];

/** Within a page the legend is shown in the page's language; in a standalone picture in all three. */
const legendInOneLanguage = languages
  .map((language) => `svg.chart:lang(${language}) .legend tspan:not([lang='${language}']) { display: none; }`)
  .join('\n');

/** The style sheet inside each picture. Its rules are scoped to pictures, since in an inlined SVG they apply to the whole page. */
export const pictureStyle = `
svg.chart { ${colourVariables(0)} font: 400 11px/1 'Inter var', Inter, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Liberation Sans', 'Noto Sans', 'PingFang SC', 'Noto Sans CJK SC', 'Noto Sans SC', 'Microsoft YaHei', Thonburi, 'Noto Sans Thai', sans-serif; }
@media screen and (prefers-color-scheme: dark) { svg.chart { ${colourVariables(1)} } }
svg.chart .ground { fill: var(--chart-bg); }
svg.chart .box { fill: var(--chart-surface); stroke: var(--chart-line-strong); }
svg.chart .box.deep { fill: var(--chart-surface-2); }
svg.chart .region { stroke-dasharray: 5 3; }
svg.chart .border { fill: none; stroke: var(--chart-line-strong); }
svg.chart .rule { stroke: var(--chart-line); }
svg.chart .start { fill: var(--chart-ink); }
svg.chart text { fill: var(--chart-ink-2); }
svg.chart .title { font-size: 14px; font-weight: 600; fill: var(--chart-ink); }
svg.chart .event { font-size: 12px; fill: var(--chart-ink); }
svg.chart .transition .event { font-weight: 600; }
svg.chart .event.always, svg.chart .event.after, svg.chart .small.action { fill: var(--chart-ink-3); }
svg.chart .event.done { fill: var(--chart-ok-strong); }
svg.chart .event.error { fill: var(--chart-danger-strong); }
svg.chart .transition .event.target { font-weight: 400; fill: var(--chart-ink-2); }
svg.chart .small.guard { fill: var(--chart-accent-ink); }
svg.chart .chip { fill: var(--chart-surface-2); stroke: var(--chart-line-strong); stroke-width: .5; }
svg.chart .chip.read { fill: var(--chart-st-confirmed-soft); }
svg.chart .chip.write { fill: var(--chart-st-created-soft); }
svg.chart .chip.once { fill: var(--chart-st-paid-soft); }
svg.chart text.read { fill: var(--chart-st-confirmed-strong); }
svg.chart text.write { fill: var(--chart-st-created-strong); }
svg.chart text.once { fill: var(--chart-st-paid-strong); }
svg.chart .arrow { fill: none; stroke: var(--chart-line-strong); stroke-width: 1.25; }
svg.chart .head { fill: var(--chart-line-strong); }
svg.chart .done > .arrow { stroke: var(--chart-ok-line); }
svg.chart .done > .head { fill: var(--chart-ok-line); }
svg.chart .error > .arrow { stroke: var(--chart-danger-line); }
svg.chart .error > .head { fill: var(--chart-danger-line); }
${legendInOneLanguage}
`;
