/** How a fence names the transcript it shows, and where that file is. */

const ATTRIBUTE = /(?:^|\s)transcript=(?:"([^"]*)"|(\S*))/;
const NAME = /^([\w-]+)\/([\w.-]+)$/;

/** `file` is relative to the root. `file` and `lab` are missing if the name is invalid. */
export type Transcript = {name: string; lab?: string; file?: string};

/** @param meta the text after a fence's language: `transcript="dns/referral" {4}` */
export function transcriptOf(meta: string | null | undefined): Transcript | undefined {
  const match = ATTRIBUTE.exec(meta ?? '');
  if (!match) {
    return undefined;
  }
  const name = match[1] ?? match[2] ?? '';
  const [, lab, transcript] = NAME.exec(name) ?? [];
  return {name, ...(lab && {lab, file: `labs/${lab}/expected/${transcript}.txt`})};
}
