/**
 * The light build: a site whose pages weigh what a page written by hand would, made of a Docusaurus
 * site by one call in its configuration. Without the call the site is a stock one, complete and
 * working. README.md beside this file says which parts there are and how data flows through them.
 */
import type {Config} from '@docusaurus/types';
import {article} from './article';
import {client} from './client';
import {code} from './code';
import {css} from './css';
import {checkGround, checkPartNames} from './ground';
import {hints} from './hints';
import {navigation} from './navigation';
import type {Part, PartName} from './part';
import {routes} from './routes';
import {scripts} from './scripts';

export type LightOptions = {
  /** Parts to leave out. */
  without?: readonly PartName[];
};

/**
 * In this order their plugins run and, of two that change one component, the later one's counts:
 * `css` is the last, as it reads what the others made.
 */
export const parts: readonly Part[] = [
  code,
  article,
  navigation,
  client,
  routes,
  scripts,
  hints,
  css,
];

/**
 * Makes a site light.
 *
 * @param site A configuration as Docusaurus documents it.
 * @returns The same with the parts of the light build in it.
 * @throws Error where a part is unknown, or where a package that a part leans on has changed.
 */
export default function light(site: Config, {without = []}: LightOptions = {}): Config {
  checkPartNames(without);
  const chosen = parts.filter(({name}) => !without.includes(name));
  checkGround(chosen);
  return chosen.reduce((config, part) => part.addTo(config), site);
}
