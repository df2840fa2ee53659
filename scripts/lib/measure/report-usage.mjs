// @ts-check
/**
 * Loaded into a build before it starts. Leaves the build's output alone and writes to the file that
 * BENCH_USAGE_FILE names what the operating system counted for the process with all its threads.
 */
import {writeFileSync} from 'node:fs';
import {isMainThread} from 'node:worker_threads';

const {BENCH_USAGE_FILE} = process.env;

if (isMainThread && BENCH_USAGE_FILE) {
  process.on('exit', () => {
    writeFileSync(BENCH_USAGE_FILE, JSON.stringify(process.resourceUsage()));
  });
}
