import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Done, Job } from './job.ts';
import type { Score } from './matchup.ts';

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** Plays matches in so many processes. The scores come in the order of the jobs, whichever process is done first. */
export async function playAll(jobs: readonly Job[], processes: number): Promise<Score[]> {
  const scores: Score[] = [];
  let next = 0;
  const take = (): number => next++;
  const workers = Array.from({ length: Math.min(processes, jobs.length) }, () => work(fork(WORKER), jobs, take, scores));
  await Promise.all(workers);
  return scores;
}

/** Gives a process one job after another until there are none, then lets it go. */
function work(child: ChildProcess, jobs: readonly Job[], take: () => number, scores: Score[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let current = -1;
    const send = (): void => {
      current = take();
      const job = jobs[current];
      if (job === undefined) child.disconnect();
      else child.send(job);
    };
    child.on('message', ({ score }: Done) => {
      scores[current] = score;
      send();
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`))));
    send();
  });
}
