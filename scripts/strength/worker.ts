import type { Done, Job } from './job.ts';
import { MATCHUPS } from './matchups.ts';

// Plays the matches that it is sent, one after another.
process.on('message', (job: Job) => {
  const matchup = MATCHUPS.find(({ name }) => name === job.matchup);
  if (matchup === undefined) throw new Error(`there is no matchup ${job.matchup}`);
  process.send?.({ job, score: matchup.play(job.number, job.iterations) } satisfies Done);
});
