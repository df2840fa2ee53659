/**
 * Makes Markdown on a thread of its own, while the build goes on: with 500 notes that is a second of it.
 * The thread starts with the first page, so a build that has all copies from the last one has none.
 */
import path from 'node:path';
import {Worker} from 'node:worker_threads';

type Answer = {resolve: (markdown: string) => void; reject: (error: Error) => void};

export function startConverter() {
  let worker: Worker | undefined;
  /** Of the pages that are not done; they are done in their order. */
  const answers: Answer[] = [];
  const start = () =>
    new Worker(path.join(__dirname, 'worker.cjs'))
      .on('message', (markdown: string) => answers.shift()?.resolve(markdown))
      .on('error', (error) => answers.splice(0).forEach(({reject}) => reject(error)));
  return {
    /**
     * @param html A note's content, as on its page.
     * @param address Of the page, whole.
     * @returns See toMarkdown.ts. Rejects with what that throws.
     */
    convert: (html: string, address: string) =>
      new Promise<string>((resolve, reject) => {
        worker ??= start();
        answers.push({resolve, reject});
        worker.postMessage({html, address});
      }),
    async end() {
      await worker?.terminate();
    },
  };
}
