import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {LEAVES, QUESTIONS, advise, leavesOf} from '../../src/figures/web-hosting/chooser';
import {
  STEPS,
  YEAR,
  ask,
  countAtOrigin,
  nameOf,
  visitAt,
  type Cache,
  type Naming,
} from '../../src/figures/web-hosting/edge';

const read = (name: string) => readFileSync(`labs/hosting/expected/${name}.txt`, 'utf8');
const versions = (naming: Naming) =>
  STEPS.map((_, step) => {
    const visit = visitAt(naming, step);
    return visit && `${visit.page.version} ${visit.style.version}`;
  });

test.describe('the edge', () => {
  test('agrees with the lab on what is fresh', () => {
    // Sent with max-age=4, and asked for again two seconds later: a hit, of age 2, with 2 to live.
    expect(read('cache')).toMatch(/sleep 2; .*\nage: 2\ncache-status: edge; hit; ttl=2\nversion 1/);
    const edge: Cache = new Map();
    expect(ask('/news', 4, 0, 1, [edge]).hops).toEqual(['200']);
    expect(ask('/news', 4, 2, 2, [edge])).toEqual({version: 1, confirmed: 0, hops: ['own']});
    expect(ask('/news', 4, 4, 2, [edge])).toEqual({version: 2, confirmed: 4, hops: ['200']});
  });

  test('agrees with the lab on what is checked', () => {
    expect(read('down')).toContain('fwd=stale; fwd-status=304');
    const edge: Cache = new Map();
    ask('/checked', 0, 0, 1, [edge]);
    expect(ask('/checked', 0, 1, 1, [edge]).hops).toEqual(['304']);
  });

  test('counts an age from the origin, not from the cache before', () => {
    const [browser, edge]: [Cache, Cache] = [new Map(), new Map()];
    ask('/', 600, 0, 1, [edge]);
    expect(ask('/', 600, 240, 2, [browser, edge]).hops).toEqual(['200', 'own']);
    expect(ask('/', 600, 599, 2, [browser, edge]).hops).toEqual(['own']);
    expect(ask('/', 600, 600, 2, [browser, edge]).hops).toEqual(['200', '200']);
  });

  test('has the names and the year of the lab', () => {
    const deploy = read('deploy');
    expect(deploy).toContain(nameOf('hashed', 41).replace(/style\.(.*)\.css/, 'main.$1.js'));
    expect(deploy).toContain(nameOf('hashed', 42).replace(/style\.(.*)\.css/, 'main.$1.js'));
    expect(read('assets')).toContain(`max-age=${YEAR}`);
  });

  test('shows a mixture only where a name is used again and not checked', () => {
    expect(versions('minutes')).toEqual(['41 41', '41 41', undefined, '42 41', '42 41', '42 42']);
    const right = ['41 41', '41 41', undefined, '42 42', '42 42', '42 42'];
    expect(versions('checked')).toEqual(right);
    expect(versions('hashed')).toEqual(right);
  });

  test('spares the origin by hashed names', () => {
    const count = (naming: Naming) =>
      STEPS.reduce((sum, _, step) => {
        const visit = visitAt(naming, step);
        return sum + (visit ? countAtOrigin(visit) : 0);
      }, 0);
    expect([count('checked'), count('hashed')]).toEqual([10, 7]);
  });
});

test.describe('the chooser', () => {
  const note = readFileSync('docs/frontend-roadmap/Internet/0-5-Web-Hosting.mdx', 'utf8');

  test('leaves to you what the note says', () => {
    expect(note).toContain(`| Model | ${QUESTIONS.join(' | ')} |`);
    for (const [model, answers] of Object.entries(LEAVES)) {
      expect(note).toContain(`| ${model} | ${answers.join(' | ')} |`);
    }
  });

  test('agrees with the bookshop and the choir of the note', () => {
    expect(advise({need: 'form', writer: 'files', care: 'no'}).kind).toBe(
      'Static host with functions',
    );
    expect(advise({need: 'form', writer: 'browser', care: 'no'}).kind).toBe('Managed CMS');
  });

  test('never leaves a system to whoever cannot look after it', () => {
    for (const need of ['files', 'form', 'visitor', 'special'] as const) {
      for (const writer of ['files', 'browser'] as const) {
        expect(leavesOf(advise({need, writer, care: 'no'}))[0]).toBe('host');
      }
    }
  });
});
