import { createEngine } from '@quayside/core';
import { piraeus } from '@quayside/piraeus';
import { ALL_LAWS, walk, walkInPlace } from '@quayside/testkit';
const seats = Number(process.argv[2] ?? 4), n = Number(process.argv[3] ?? 6), fast = Number(process.argv[4] ?? 100);
const engine = createEngine(piraeus);
const times: Record<string, number> = {};
const laws = ALL_LAWS.filter(({ name }) => name !== 'twins' && name !== 'words-for-all').map((law) => {
  const w: any = { name: law.name, promise: law.promise };
  for (const part of ['position', 'transition', 'inPlace', 'played']) {
    const f = (law as any)[part];
    if (f) w[part] = (x: any) => { const t = performance.now(); try { return f.call(law, x); } finally { times[`${law.name}.${part}`] = (times[`${law.name}.${part}`] ?? 0) + performance.now() - t; } };
  }
  return w;
});
let cpu = process.cpuUsage();
let steps = 0;
for (let i = 0; i < n; i++) {
  const r = walk(engine as any, { setup: { seats, seed: `walk ${i}`, options: { placementOrder: i % 5 === 4 ? 'rotating' : 'any' } } as any, chooser: `chooser ${i}`, laws });
  steps += r.record.entries.length;
}
let d = process.cpuUsage(cpu);
const total = d.user / 1e6;
console.log(`seats ${seats}: ${n} walks, ${steps} actions, user ${total.toFixed(2)} s; per 50: ${(total * 50 / n).toFixed(1)} s`);
const rows = Object.entries(times).sort((a, b) => b[1] - a[1]);
let sum = 0;
for (const [k, v] of rows) { sum += v; console.log(k.padEnd(40), (v / 1000 * 50 / n).toFixed(2)); }
console.log('other'.padEnd(40), ((total - sum / 1000) * 50 / n).toFixed(2));
cpu = process.cpuUsage();
for (let i = 0; i < fast; i++) walkInPlace(engine as any, { setup: { seats, seed: `fast ${i}` }, chooser: `chooser ${i}` });
d = process.cpuUsage(cpu);
console.log(`in place: user per 1000: ${(d.user / 1e6 * 1000 / Math.max(1, fast)).toFixed(1)} s`);
