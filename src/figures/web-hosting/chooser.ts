/**
 * Which kind of hosting fits, and what it leaves to you. The rule is the note's own: start with what has to
 * happen when a request arrives, then choose the kind that leaves you no work you can't do. A test compares
 * the work each kind leaves with the table in “How do you choose?”.
 */

export type Need = 'files' | 'form' | 'visitor' | 'special';
export type Writer = 'files' | 'browser';
export type Care = 'no' | 'yes';
export type Asked = {need: Need; writer: Writer; care: Care};

export const QUESTIONS = [
  'Who patches the system?',
  'Who patches the program?',
  'Who renews the certificate?',
  'Who makes the backups?',
  'Who adds machines when it gets busy?',
] as const;

/** Keyed by the model's name in the note's table, with answers in the order of the questions. */
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
  'Shared hosting': ['host', 'you', 'host', 'ask', 'you, with a bigger plan'],
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
          why: 'You can run any program on a system of your own, and you have the time to look after it.',
          model: MACHINE,
        }
      : {
          kind: 'Managed VPS',
          why: 'This is a VPS, except that the host patches the system. You can run any program, but you still have to update it. If nobody can, look for a service that runs the program for you.',
          model: MACHINE,
          isManaged: true,
        };
  }
  if (writer === 'browser') {
    return care === 'yes'
      ? {
          kind: 'Shared hosting',
          why: 'You install and update the CMS yourself; the host looks after the machine.',
          model: 'Shared hosting',
        }
      : {
          kind: 'Managed CMS',
          why:
            need === 'files'
              ? 'To write in the browser, you need an editor: a ready-made program that the host looks after.'
              : 'To write in the browser, you need an editor. Forms and shops are its add-ons, and you still have to update those, usually with a click.',
          model: 'Managed CMS',
        };
  }
  if (need === 'visitor') {
    return {
      kind: 'Platform',
      why:
        care === 'yes'
          ? 'A program must run for each request. With many visitors, a VPS often costs less money but more of your time.'
          : 'A program must run for each request, to generate the page, or to supply data to a static page. The host looks after the machine, and you update the program.',
      model: PROGRAM,
    };
  }
  return need === 'form'
    ? {
        kind: 'Static host with functions',
        why: 'The pages are files; only sending the form needs a program. Some hosts provide one; otherwise, you have to write and maintain your own.',
        model: PROGRAM,
      }
    : {
        kind: 'Static host',
        why: 'Nothing has to happen when somebody requests a page, so you don’t need to run a program.',
        model: STATIC,
      };
}

/** @returns Who does the job in each question. */
export function leavesOf({model, isManaged}: Advice): readonly string[] {
  const [system, ...others] = LEAVES[model]!;
  return [isManaged ? 'host' : system!, ...others];
}

/** @returns Whether the other answer to a question would change the advice. */
export function matters(question: 'writer' | 'care', asked: Asked): boolean {
  const other: Asked =
    question === 'writer'
      ? {...asked, writer: asked.writer === 'files' ? 'browser' : 'files'}
      : {...asked, care: asked.care === 'no' ? 'yes' : 'no'};
  return advise(other).why !== advise(asked).why;
}

/**
 * An answer in two columns: `host; you for the add-ons` is `host` and `you for the add-ons`.
 *
 * @returns Nothing in either column if the answer names neither of them.
 */
export function sharesOf(answer: string): {host?: string; you?: string} {
  const shares = answer.split('; ');
  return {
    host: shares.find((share) => share.startsWith('host')),
    you: shares.find((share) => share.startsWith('you')),
  };
}
