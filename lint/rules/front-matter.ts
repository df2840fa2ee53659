import {Ajv, type ErrorObject} from 'ajv';
import {atLine, readText} from '../../src/notes/project';
import {LISTED, rule} from '../rule';

const ajv = new Ajv({allErrors: true, verbose: true});

/** The keys of a file's front matter with their line numbers; nested keys look like `last_update.date`. */
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

/** Reports which key is wrong and why. The schema says how to fix it. */
function explain(error: ErrorObject): {key: string; message: string} {
  const {keyword, instancePath, params, data, parentSchema} = error;
  // Leave out the indexes of list items.
  const path = instancePath.split('/').filter((part) => !/^\d*$/.test(part));
  if (keyword === 'required') {
    const key = [...path, params.missingProperty].join('.');
    // A list item's schema, which names no properties, describes the item itself.
    const missing = parentSchema?.properties?.[params.missingProperty] ?? parentSchema;
    return {key, message: `the front matter is missing ${key}: ${missing.description}.`};
  }
  if (keyword === 'additionalProperties') {
    const key = [...path, params.additionalProperty].join('.');
    const keys = Object.keys(parentSchema?.properties).join(', ');
    return {key, message: `unknown key ${key}; correct or remove it (valid keys: ${keys}).`};
  }
  const key = path.join('.');
  const value = typeof data === 'object' ? ':' : ` is ${JSON.stringify(data)};`;
  return {key, message: `${key}${value} ${parentSchema?.description}.`};
}

/**
 * Front matter has the keys in its schema, with valid values. Docusaurus accepts many more keys and
 * requires none.
 */
export default rule('front-matter', LISTED, ({file, kind, frontMatter}) => {
  const schema = readText(`lint/${kind === 'post' ? 'post' : 'note'}.schema.json`);
  const validate = ajv.compile(JSON.parse(schema));
  // YAML turns anything that looks like a date into a Date; JSON turns it back into a string.
  validate(JSON.parse(JSON.stringify(frontMatter)));
  const keys = findKeys(String(file));
  for (const error of validate.errors ?? []) {
    const {key, message} = explain(error);
    const line = keys.get(key) ?? keys.get(key.split('.')[0]!) ?? 1;
    file.message(message, atLine(file, line));
  }
});
