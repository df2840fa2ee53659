import {Ajv, type ErrorObject} from 'ajv';
import {atLine, hasCome, readText} from '../project';
import {LISTED, rule} from '../rule';

const ajv = new Ajv({allErrors: true, verbose: true});

type Schema = {properties: Record<string, {items?: {enum?: string[]}}>};

/** The schema of a note or a post, with the authors and tags that there are. */
function readSchema(kind: 'note' | 'post'): Schema {
  const schema = JSON.parse(readText(`lint/${kind}.schema.json`)) as Schema;
  for (const key of ['authors', 'tags']) {
    const {items} = schema.properties[key] ?? {};
    if (items) {
      const known = readText(`blog/${key}.yml`).matchAll(/^([\w-]+):/gm);
      items.enum = [...known].map(([, name]) => name!);
    }
  }
  return schema;
}

/** The keys of a file's front matter with their lines, those within another as `last_update.date`. */
export function findKeys(text: string): Map<string, number> {
  const lines = text.split(/\r?\n/);
  let outer = '';
  return new Map(
    lines.slice(0, Math.max(lines.indexOf('---', 1), 0)).flatMap((line, index) => {
      const [, indent, key = ''] = /^( *)(\w+):/.exec(line) ?? [];
      outer = indent ? outer : key;
      return key ? [[indent ? `${outer}.${key}` : key, index + 1] as const] : [];
    }),
  );
}

/** Says what is wrong with which key; the schema says how it is put right. */
function explain(error: ErrorObject, order: string): {key: string; message: string} {
  const {keyword, instancePath, params, message, data, parentSchema} = error;
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required') {
    const key = [...path, params.missingProperty].join('.');
    const cure = parentSchema?.properties[params.missingProperty].description;
    return {key, message: `the front matter lacks ${key}: ${cure}.`};
  }
  if (keyword === 'additionalProperties') {
    const key = [...path, params.additionalProperty].join('.');
    return {key, message: `${key} is no key here; take it out (keys: ${order}).`};
  }
  const key = path.filter((part) => !/^\d+$/.test(part)).join('.');
  const written = JSON.stringify(data);
  const value = typeof data === 'object' || written.length > 40 ? '' : ` is ${written} and`;
  const known = params.allowedValues ? ` (known: ${params.allowedValues.join(', ')})` : '';
  return {key, message: `${key}${value} ${message}: ${parentSchema?.description}${known}.`};
}

/**
 * Front matter has the keys of its schema, in its order, and each holds what it must. Docusaurus knows
 * many more keys and asks for none.
 */
export default rule('front-matter', LISTED, (_, file, {kind, frontMatter}) => {
  const schema = readSchema(kind === 'post' ? 'post' : 'note');
  const order = Object.keys(schema.properties);
  const keys = findKeys(String(file));
  const tell = (key: string, message: string) =>
    file.message(message, atLine(file, keys.get(key) ?? keys.get(key.split('.')[0]!) ?? 1));

  const validate = ajv.compile(schema);
  // YAML makes dates of what looks like one.
  validate(JSON.parse(JSON.stringify(frontMatter)));
  for (const error of validate.errors ?? []) {
    const {key, message} = explain(error, order.join(', '));
    tell(key, message);
  }

  const written = [...keys.keys()].filter((key) => order.includes(key));
  const inOrder = order.filter((key) => keys.has(key));
  const misplaced = written.find((key, index) => key !== inOrder[index]);
  if (misplaced) {
    tell(misplaced, `${misplaced} is out of place; the order is ${order.join(', ')}.`);
  }
  const {date} = (frontMatter.last_update ?? {}) as {date?: unknown};
  if (date instanceof Date && !hasCome(date.toISOString())) {
    tell(
      'last_update.date',
      'the last change is in the future; write the day on which it was made.',
    );
  }
});
