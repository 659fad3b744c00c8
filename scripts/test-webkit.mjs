// Runs the journal's tests and the journeys of order, payment and offline in WebKit, the engine of iOS. Not part of `npm test`: no
// package of npm carries that browser.
import { runVitest } from './vitest-run.mjs';
import { explainMissingTypelib, explainMissingWebKit, openDisplay } from './webkit.mjs';

process.env['TALAT_ALL_CASES'] ??= '1';
const projects = ['webkit-browser', 'webkit-journeys'];

const missing = explainMissingWebKit() ?? (await explainMissingTypelib());
if (missing === undefined) {
  const display = await openDisplay();
  process.env['DISPLAY'] = display.name;
  const summary = [];
  let isSound = true;
  try {
    for (const project of projects) {
      console.log(`\n=== ${project}`);
      const begun = performance.now();
      const { passed, failed, skipped } = await runVitest(project, process.argv.slice(2));
      const seconds = Math.round((performance.now() - begun) / 1000);
      summary.push(`${project}: ${passed} passed, ${failed} failed, ${skipped} skipped, ${seconds} s`);
      isSound &&= failed === 0 && passed > 0;
    }
  } finally {
    display.close();
  }
  console.log(`\n${summary.join('\n')}`);
  process.exitCode = isSound ? 0 : 1;
} else {
  console.error(`!!! No test was run in WebKit: ${missing}`);
  process.exitCode = 1;
}
