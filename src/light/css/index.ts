import usedCss from '../../plugins/used-css';
import {addPlugins, type Part} from '../part';

export const css: Part = {name: 'css', ground: [], addTo: (site) => addPlugins(site, usedCss)};
