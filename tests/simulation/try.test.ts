import { test } from 'vitest';
import { Session as Inspector } from 'node:inspector/promises';
import { writeFileSync } from 'node:fs';
import { storyOf } from './draw-story.ts';
import { play } from './play.ts';
import type { Story } from './story.ts';

test('straight', async () => {
  const acts = (device: 'phone' | 'desk' | 'office', n: number) => Array.from({ length: n }, () => ({ type: 'act' as const, device, choice: 0, times: 1, then: 0 }));
  const story: Story = { pace: 0, morning: 0, steps: [...acts('phone', 8), ...acts('desk', 14), ...acts('office', 6)] };
  const session = await play(story);
  if (process.env['T']) console.log([...session.tale, ...session.faults, JSON.stringify(session.books.orders.map((o) => o.status))].join('\n'));
});
test('many', async () => {
  const n = Number(process.env['N'] ?? 200);
  const counts: Record<string, number> = {};
  let bad = 0;
  const inspector = new Inspector(); inspector.connect();
  if (process.env['PROF']) { await inspector.post('Profiler.enable'); await inspector.post('Profiler.start'); }
  const t = process.cpuUsage();
  let gen = 0;
  for (let seed = 1; seed <= n; seed += 1) {
    const g = performance.now();
    const story = storyOf(seed);
    gen += performance.now() - g;
    const session = await play(story);
    counts.payments = (counts.payments ?? 0) + session.books.payments.length; counts.refused = (counts.refused ?? 0) + Number(session.tale.some((l) => l.includes('refused'))); counts.unreachable = (counts.unreachable ?? 0) + Number(session.tale.some((l) => l.includes('unreachable'))); counts.unknown = (counts.unknown ?? 0) + Number(session.tale.some((l) => l.includes('unknown')));
    for (const o of session.books.orders) counts[o.status] = (counts[o.status] ?? 0) + 1;
    if (session.faults.length > 0) { bad += 1; if (bad < 6) console.log(seed, session.faults.slice(0, 5).join('\n')); }
  }
  if (process.env['PROF']) writeFileSync('/tmp/sim/prof/x.cpuprofile', JSON.stringify((await inspector.post('Profiler.stop')).profile));
  const u = process.cpuUsage(t);
  console.log({ bad, counts, cpuPer: (u.user + u.system) / 1000 / n, gen: gen / n });
}, 600_000);
test('one', async () => {
  const seed = Number(process.env['S'] ?? 0);
  if (seed === 0) return;
  const session = await play(storyOf(seed), { tells: true });
  console.log(JSON.stringify(storyOf(seed)));
  console.log([...session.tale, ...session.faults].join('\n'));
});
