import {Ajv, type ErrorObject} from 'ajv';
import {atLine, readText} from '../../src/notes/project';
import {LISTED, rule} from '../rule';

const ajv = new Ajv({allErrors: true, verbose: true});

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
function explain(error: ErrorObject): {key: string; message: string} {
  const {keyword, instancePath, params, message, data, parentSchema} = error;
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required') {
    const key = [...path, params.missingProperty].join('.');
    const cure = parentSchema?.properties[params.missingProperty].description;
    return {key, message: `the front matter lacks ${key}: ${cure}.`};
  }
  if (keyword === 'additionalProperties') {
    const key = [...path, params.additionalProperty].join('.');
    const keys = Object.keys(parentSchema?.properties).join(', ');
    return {key, message: `${key} is no key here; take it out (keys: ${keys}).`};
  }
  const key = path.filter((part) => !/^\d+$/.test(part)).join('.');
  const value = typeof data === 'object' ? '' : ` is ${JSON.stringify(data)} and`;
  return {key, message: `${key}${value} ${message}: ${parentSchema?.description}.`};
}

/**
 * Front matter has the keys of its schema, and each holds what it must. Docusaurus knows many more keys
 * and asks for none.
 */
export default rule('front-matter', LISTED, ({file, kind, frontMatter}) => {
  const schema = readText(`lint/${kind === 'post' ? 'post' : 'note'}.schema.json`);
  const validate = ajv.compile(JSON.parse(schema));
  // YAML makes dates of what looks like one.
  validate(JSON.parse(JSON.stringify(frontMatter)));
  const keys = findKeys(String(file));
  for (const error of validate.errors ?? []) {
    const {key, message} = explain(error);
    const line = keys.get(key) ?? keys.get(key.split('.')[0]!) ?? 1;
    file.message(message, atLine(file, line));
  }
});
