/**
 * Which kind of hosting fits, and what it leaves to you. The rule is the note's own: begin with what has
 * to happen when a request comes, then take the kind that leaves you no work that you can't do. What each
 * kind leaves is the table in “How do you choose?”, with which a test compares it.
 */

export type Need = 'files' | 'form' | 'visitor' | 'special';
export type Writer = 'files' | 'browser';
export type Care = 'no' | 'yes';
export type Asked = {need: Need; writer: Writer; care: Care};

export const QUESTIONS = [
  'Who patches the system?',
  'Who patches the program?',
  'Who renews the certificate?',
  'Who backs up?',
  'Who adds machines when many people come?',
] as const;

/** By the model's name in the note's table; the answers in the order of the questions. */
export const LEAVES: Record<string, readonly string[]> = {
  'Static host, object storage with a CDN': [
    'host',
    'no program to patch',
    'host',
    'you, with your own copy',
    'host',
  ],
  'Platform, functions': ['host', 'you', 'host', 'ask about the database', 'host, within limits'],
  'Managed CMS': [
    'host',
    'host; you for the add-ons you install',
    'host',
    'ask',
    'host, within limits',
  ],
  'Shared hosting': ['host', 'you', 'host', 'ask', 'you, with a bigger contract'],
  'VPS, cloud VM, dedicated machine, home': ['you', 'you', 'you', 'you', 'you'],
};

type Advice = {kind: string; why: string; model: keyof typeof LEAVES; isManaged?: boolean};

const STATIC = 'Static host, object storage with a CDN';
const PROGRAM = 'Platform, functions';
const MACHINE = 'VPS, cloud VM, dedicated machine, home';

export function advise({need, writer, care}: Asked): Advice {
  if (need === 'special') {
    return care === 'yes'
      ? {
          kind: 'VPS',
          why: 'Any program can run where the operating system is yours, and you can look after it.',
          model: MACHINE,
        }
      : {
          kind: 'Managed VPS',
          why: 'This is a VPS whose system the host patches. Any program can run, and you still update it; if nobody can, look for somebody who’ll run a program like that for you.',
          model: MACHINE,
          isManaged: true,
        };
  }
  if (writer === 'browser') {
    return care === 'yes'
      ? {
          kind: 'Shared hosting',
          why: 'You install the CMS yourself and update it; the host keeps the machine.',
          model: 'Shared hosting',
        }
      : {
          kind: 'Managed CMS',
          why:
            need === 'files'
              ? 'The writers need an editor, which is a ready-made program that the host keeps.'
              : 'The writers need an editor, and forms and shops are add-ons to the same program. You still update those, usually with a click in the editor.',
          model: 'Managed CMS',
        };
  }
  if (need === 'visitor') {
    return {
      kind: 'Platform',
      why:
        care === 'yes'
          ? 'A program has to run for each request. With many visitors a VPS often costs less money, but more hours.'
          : 'A program has to run for each request: it makes the page, or sends data to a static page. The host keeps the machine; you still update your program, less often.',
      model: PROGRAM,
    };
  }
  return need === 'form'
    ? {
        kind: 'Static host with functions',
        why: 'The pages are files, and only the form needs a program, for a moment. Some hosts have a ready-made one for forms; any other is yours to write and update.',
        model: PROGRAM,
      }
    : {
        kind: 'Static host',
        why: 'Nothing has to happen when somebody asks, so no program of yours has to run.',
        model: STATIC,
      };
}

/** @returns who does it, for each question */
export function leavesOf({model, isManaged}: Advice): readonly string[] {
  const [system, ...others] = LEAVES[model]!;
  return [isManaged ? 'host' : system!, ...others];
}
