/**
 * The light build: one call in a Docusaurus configuration makes the site's pages about as light as
 * handwritten ones. Without the call, the site is a complete, working stock site. See README.md in this
 * folder.
 */
import type {Config, Plugin} from '@docusaurus/types';
import {chunks} from './chunks';
import {client} from './client';
import {code} from './code';
import {compileHints} from './compile-hints';
import {checkFiles} from './dependsOnFiles';
import {lateScripts} from './late-scripts';
import {navigation} from './navigation';
import {addPlugins, type LightOptions, type Part, type PartName} from './part';
import {staticNotes} from './static-notes';

export type {LightOptions} from './part';

/** The parts' plugins run in this order. If two change the same component, the later one wins. */
export const parts: readonly Part[] = [
  code,
  staticNotes,
  navigation,
  client,
  chunks,
  lateScripts,
  compileHints,
];

/** Writes the names of parts to `.docusaurus/light/default/parts.json`, for tests and the weight check. */
const listParts = (on: readonly PartName[], off: readonly PartName[]) => (): Plugin => ({
  name: 'light',
  async contentLoaded({actions}) {
    await actions.createData('parts.json', {on, off});
  },
});

/**
 * Makes a site light.
 *
 * @param site A configuration as Docusaurus documents it.
 * @returns The same configuration with the light build's parts added.
 * @throws Error if `without` names an unknown part, or if a package that a part relies on has changed.
 */
export default function light(site: Config, options: LightOptions = {}): Config {
  const {without = []} = options;
  const names = parts.map(({name}) => name);
  const unknown = without.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `light: \`without\` names an unknown part: ${unknown.join(', ')}. Available parts: ${names.join(', ')}.`,
    );
  }
  const on = parts.filter(
    ({name, needs = name}) => !without.includes(name) && !without.includes(needs),
  );
  checkFiles(on);
  const config = on.reduce((changed, part) => part.addTo(changed, options), site);
  const namesOn = on.map(({name}) => name);
  const namesOff = names.filter((name) => !namesOn.includes(name));
  return addPlugins(config, listParts(namesOn, namesOff));
}
