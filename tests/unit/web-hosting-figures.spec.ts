import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {LEAVES, QUESTIONS, sharesOf} from '../../src/figures/web-hosting/chooser';
import {STEPS, YEAR, ask, momentAt, nameOf, type Cache} from '../../src/figures/web-hosting/edge';

const read = (name: string) => readFileSync(`labs/hosting/expected/${name}.txt`, 'utf8');
test.describe('the edge', () => {
  test('agrees with the lab on which responses are fresh', () => {
    // Sent with max-age=4 and requested again two seconds later: a hit with an age of 2 and a TTL of 2.
    expect(read('cache')).toMatch(/sleep 2; .*\nage: 2\ncache-status: edge; hit; ttl=2\nversion 1/);
    const edge: Cache = new Map();
    expect(ask('/news', 4, 0, 1, [edge]).hops).toEqual(['200']);
    expect(ask('/news', 4, 2, 2, [edge])).toEqual({version: 1, confirmed: 0, hops: ['own']});
    expect(ask('/news', 4, 4, 2, [edge])).toEqual({version: 2, confirmed: 4, hops: ['200']});
  });

  test('agrees with the lab on which responses are revalidated', () => {
    expect(read('down')).toContain('fwd=stale; fwd-status=304');
    const edge: Cache = new Map();
    ask('/checked', 0, 0, 1, [edge]);
    expect(ask('/checked', 0, 1, 1, [edge]).hops).toEqual(['304']);
  });

  test('uses the file names and one-year max-age that the lab recorded', () => {
    const deploy = read('deploy');
    expect(deploy).toContain(nameOf('hashed', 41).replace(/style\.(.*)\.css/, 'main.$1.js'));
    expect(deploy).toContain(nameOf('hashed', 42).replace(/style\.(.*)\.css/, 'main.$1.js'));
    expect(read('assets')).toContain(`max-age=${YEAR}`);
  });

  test('mixes old and new files only if style.css is kept for ten minutes', () => {
    const mixedSteps = (['minutes', 'checked', 'hashed'] as const).map((naming) =>
      STEPS.flatMap(({when}, step) => {
        const {page, style} = momentAt(naming, step);
        return page.held[0] === style.held[0] ? [] : [when];
      }),
    );
    expect(mixedSteps).toEqual([['8:06', '8:07'], [], []]);
    expect(momentAt('minutes', 3).style.held).toEqual([41, 41, 42]);
  });
});

test.describe('the chooser', () => {
  const note = readFileSync('docs/frontend-roadmap/Internet/0-5-Web-Hosting.mdx', 'utf8');

  test('gives the same answers as the table in the note', () => {
    expect(note).toContain(`| Model | ${QUESTIONS.join(' | ')} |`);
    for (const [model, answers] of Object.entries(LEAVES)) {
      expect(note).toContain(`| ${model} | ${answers.join(' | ')} |`);
    }
  });

  test('puts each share of the work in its own column', () => {
    expect(sharesOf('host; you for the add-ons you install')).toEqual({
      host: 'host',
      you: 'you for the add-ons you install',
    });
    expect(sharesOf('you, with a bigger plan')).toEqual({you: 'you, with a bigger plan'});
    expect(sharesOf('ask about the database')).toEqual({});
  });
});
