/**
 * The light build: makes the pages of a Docusaurus site weigh what pages written by hand would, by one
 * call in its configuration. Without the call the site is a stock one, complete and working. See
 * README.md of this package.
 */
import type {Config, Plugin} from '@docusaurus/types';
import {chunks} from './chunks';
import {client} from './client';
import {code} from './code';
import {compileHints} from './compile-hints';
import {checkFiles} from './dependsOnFiles';
import {lateScripts} from './late-scripts';
import {navigation} from './navigation';
import {addPlugins, type LightOptions, type Part} from './part';
import {staticNotes} from './static-notes';

export type {LightOptions} from './part';

/**
 * Their plugins run in this order. If two change the same component, the later one wins.
 */
export const parts: readonly Part[] = [
  code,
  staticNotes,
  navigation,
  client,
  chunks,
  lateScripts,
  compileHints,
];

/** Writes the names of the parts that are on to `.docusaurus/light/default/parts.json`, for tests. */
const tellParts = (on: readonly Part[]) => (): Plugin => ({
  name: 'light',
  async contentLoaded({actions}) {
    await actions.createData(
      'parts.json',
      on.map(({name}) => name),
    );
  },
});

/**
 * Makes a site light.
 *
 * @param site A configuration as Docusaurus documents it.
 * @returns The same with the parts of the light build in it.
 * @throws Error where there is no part of a name in `without`, or a package that a part needs has
 *   changed.
 */
export default function light(site: Config, options: LightOptions = {}): Config {
  const {without = []} = options;
  const names = parts.map(({name}) => name);
  const unknown = without.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(`light: no part is called ${unknown.join(', ')}. Parts: ${names.join(', ')}.`);
  }
  const on = parts.filter(({name}) => !without.includes(name));
  checkFiles(on);
  const config = on.reduce((changed, part) => part.addTo(changed, options), site);
  return addPlugins(config, tellParts(on));
}
