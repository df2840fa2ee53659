/** How a fence names the transcript that it shows, and where that is. */

const ATTRIBUTE = /(?:^|\s)transcript=(?:"([^"]*)"|(\S*))/;
const NAME = /^([\w-]+)\/([\w.-]+)$/;

/** `file` is from the project's folder. Neither it nor `lab` is there where the name is none. */
export type Transcript = {name: string; lab?: string; file?: string};

/** @param meta what stands behind the language of a fence: `transcript="dns/referral" {4}` */
export function transcriptOf(meta: string | null | undefined): Transcript | undefined {
  const match = ATTRIBUTE.exec(meta ?? '');
  if (!match) {
    return undefined;
  }
  const name = match[1] ?? match[2] ?? '';
  const [, lab, transcript] = NAME.exec(name) ?? [];
  return {name, ...(lab && {lab, file: `labs/${lab}/expected/${transcript}.txt`})};
}
