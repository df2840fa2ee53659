// @ts-check
/** Takes down all that a reader can tell of a page in its present state. */

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').CDPSession} CDPSession
 *
 * @typedef {object} Styles Computed styles of every rendered element and pseudo-element, by its path.
 * @property {string[]} properties
 * @property {Map<string, string[]>} values
 *
 * @typedef {object} Snapshot
 * @property {Record<string, string[]>} lists What is compared line by line, by its name.
 * @property {Styles} [styles]
 */

/**
 * Ids that are made anew by each visit or build, and the page's own origin, which has a port for each
 * build.
 *
 * @param {string} text
 * @param {string} origin
 */
export function normalise(text, origin) {
  return (
    text
      .replaceAll(origin, '<origin>')
      .replaceAll(encodeURIComponent(origin), '<origin>')
      // Docusaurus makes them of the file's whole path.
      .replace(/(user-content-fn(?:ref)?-[\w-]+-)[\da-f]{6}\b/g, '$1N')
      .replace(/mermaid-svg-\d+/g, 'mermaid-svg-N')
      .replace(/«r\w+»|_[rR]_\w+_|:r\w+:/g, '<react id>')
  );
}

/** Runs in the page. */
function readPage() {
  /** @param {Element} element */
  const pathOf = (element) => {
    const names = [];
    for (let at = /** @type {Element | null} */ (element); at; at = at.parentElement) {
      names.unshift(at.id ? `${at.localName}#${at.id}` : at.localName);
    }
    return names.slice(-4).join('>');
  };
  const attributesOf = (/** @type {Element} */ element) =>
    [...element.attributes]
      .filter(({name}) => name !== 'data-rh')
      .map(({name, value}) => `${name}=${JSON.stringify(value)}`)
      .sort()
      .join(' ');
  const isOfBundler = (/** @type {Element} */ element) =>
    /\/assets\/(?:js|css)\//.test(
      element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    );
  const all = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)];
  return {
    title: [document.title],
    address: [location.href],
    history: [String(history.length)],
    text: document.body.innerText
      .split('\n')
      // White space at the end can't be seen; a tab stands before lines that have numbers.
      .map((line) => line.replace(/^\t|\s+$/g, ''))
      .filter((line) => line !== ''),
    focus: [document.activeElement ? pathOf(document.activeElement) : 'none'],
    scroll: [String(Math.round(scrollY))],
    'root attributes': [...document.documentElement.attributes]
      .map(({name, value}) =>
        name === 'class' ? value.split(/\s+/).sort().join(' ') : `${name}=${value}`,
      )
      .sort(),
    links: all('body a, body area, body form').map((element) => {
      const link = /** @type {HTMLAnchorElement} */ (element);
      const kept = ['target', 'rel', 'download', 'title', 'hreflang', 'lang', 'aria-current'];
      return [link.href, ...kept.map((name) => link.getAttribute(name) ?? '-')].join(' ');
    }),
    pictures: all('body img').map((element) => {
      const picture = /** @type {HTMLImageElement} */ (element);
      return `${picture.currentSrc} ${picture.naturalWidth}×${picture.naturalHeight} ${picture.alt}`;
    }),
    ids: all('body [id]:not(script, style, template, link, meta)').map(
      (element) => `${element.localName}#${element.id}`,
    ),
    languages: all('body [lang], body [dir]').map(
      (element) =>
        `${pathOf(element)} ${element.getAttribute('lang')} ${element.getAttribute('dir')}`,
    ),
    head: all('head > *')
      .filter((element) => !isOfBundler(element))
      .map((element) => `<${element.localName} ${attributesOf(element)}> ${element.textContent}`)
      .sort(),
  };
}

/** Runs in the page: what moves is put at its end, and pictures that wait to be seen are loaded. */
async function holdStill() {
  for (const animation of document.getAnimations()) {
    try {
      animation.finish();
    } catch {
      // It never ends by itself.
      animation.pause();
      animation.currentTime = 0;
    }
  }
  const pictures = [...document.images];
  for (const picture of pictures) {
    picture.loading = 'eager';
  }
  await Promise.all([document.fonts.ready, ...pictures.map((one) => one.decode().catch(() => {}))]);
}

const AX_PROPERTIES = new Set([
  'busy', 'checked', 'disabled', 'editable', 'expanded', 'focusable', 'focused', 'hasPopup', 'hidden',
  'invalid', 'keyshortcuts', 'level', 'live', 'modal', 'multiline', 'multiselectable', 'orientation',
  'pressed', 'readonly', 'required', 'roledescription', 'selected', 'settable', 'valuemax', 'valuemin',
  'valuetext',
]); // prettier-ignore

/**
 * The accessibility tree, one line for each node that assistive technology gets.
 *
 * @param {CDPSession} session
 * @returns {Promise<string[]>}
 */
async function readAccessibility(session) {
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  /** @type {string[]} */
  const lines = [];
  let text = '';
  const endText = (/** @type {number} */ depth) => {
    if (text.trim() !== '') {
      lines.push(`${'  '.repeat(depth)}text ${JSON.stringify(text.replace(/\s+/g, ' ').trim())}`);
    }
    text = '';
  };
  const visit = (/** @type {string} */ id, /** @type {number} */ depth) => {
    const node = byId.get(id);
    if (!node) {
      return;
    }
    const role = String(node.role?.value ?? '');
    if (role === 'InlineTextBox') {
      return;
    }
    if (role === 'StaticText' || role === 'LineBreak') {
      if (!node.ignored) {
        text += String(node.name?.value || '\n');
      }
      return;
    }
    const name = String(node.name?.value ?? '');
    const isShown = !node.ignored && !(/^(?:generic|none)$/.test(role) && name === '');
    if (isShown) {
      endText(depth);
      const details = [
        node.value && `value=${node.value.value}`,
        node.description?.value && `description=${node.description.value}`,
        ...(node.properties ?? [])
          .filter((property) => AX_PROPERTIES.has(property.name))
          .map((property) => `${property.name}=${property.value.value}`),
      ].filter(Boolean);
      lines.push(
        `${'  '.repeat(depth)}${role} ${JSON.stringify(name)} ${details.sort().join(' ')}`,
      );
    }
    for (const child of node.childIds ?? []) {
      visit(child, isShown ? depth + 1 : depth);
    }
    if (isShown) {
      endText(depth + 1);
    }
  };
  if (nodes[0]) {
    visit(nodes[0].nodeId, 0);
  }
  endText(0);
  return lines;
}

const ELEMENT_NODE = 1;

/** Elements that are nobody's to see. */
const UNSEEN = /^(?:HEAD|SCRIPT|STYLE|NOSCRIPT|LINK|META|TITLE|TEMPLATE)$/;

const CODE_LOOKS = ['color', 'font-family', 'font-size', 'font-style', 'font-weight', 'opacity'];

/**
 * Computed styles of all that is rendered. The browser writes them down by itself; asking for them
 * element by element would take a hundred times as long.
 *
 * @param {CDPSession} session
 * @param {string[]} properties
 * @param {string} origin
 * @returns {Promise<{styles: Styles, code: string[], codePaint: string[]}>}
 */
async function readStyles(session, properties, origin) {
  const {documents, strings} = await session.send('DOMSnapshot.captureSnapshot', {
    computedStyles: properties,
  });
  const {nodes, layout} = /** @type {any} */ (documents[0]);
  const pseudoTypes = new Map(
    nodes.pseudoType.index.map((/** @type {number} */ node, /** @type {number} */ at) => [
      node,
      strings[nodes.pseudoType.value[at]],
    ]),
  );
  const rendered = new Set(layout.nodeIndex);
  /** @type {(string | undefined)[]} */
  const paths = [];
  /** @type {Map<string, number>} */
  const counts = new Map();
  // What a closed “details” holds may be hidden in more than one way.
  /** @type {Set<number>} */
  const closed = new Set();
  /** @type {Set<number>} */
  const folded = new Set();
  for (const [node, parent] of nodes.parentIndex.entries()) {
    const name = strings[nodes.nodeName[node]] ?? '';
    const attributes = nodes.attributes[node].map((/** @type {number} */ at) => strings[at]);
    if (name === 'DETAILS' && !attributes.includes('open')) {
      closed.add(node);
    }
    if (folded.has(parent) || (closed.has(parent) && name !== 'SUMMARY')) {
      folded.add(node);
      paths.push(undefined);
      continue;
    }
    const parentPath = parent < 0 ? '' : paths[parent];
    if (parentPath === undefined || UNSEEN.test(name)) {
      paths.push(undefined);
      continue;
    }
    if (nodes.nodeType[node] !== ELEMENT_NODE) {
      paths.push(parentPath);
      continue;
    }
    const pseudo = pseudoTypes.get(node);
    const own = `${parentPath}/${pseudo ? `::${pseudo}` : name.replace(/^::/, '').toLowerCase()}`;
    // What is not rendered is nobody's to tell, so its sibling is not the second one for it.
    const count = rendered.has(node) ? (counts.get(own) ?? 0) + 1 : 1;
    if (rendered.has(node)) {
      counts.set(own, count);
    }
    paths.push(count === 1 ? own : `${own}[${count}]`);
  }
  const isInCode = (/** @type {string | undefined} */ path) =>
    /\/pre(?:\[\d+\])?\/code\//.test(`${path}/`);
  const clean = strings.map((value) => normalise(value, origin));
  /** @type {Map<string, string[]>} */
  const values = new Map();
  /** @type {{look: string, text: string}[]} */
  const code = [];
  /** @type {string[]} */
  const codePaint = [];
  // Code may be cut into elements in another way, as long as every character looks the same.
  const addToCode = (/** @type {number} */ at) => {
    const valueOf = (/** @type {string} */ property) =>
      clean[layout.styles[at][properties.indexOf(property)]] ?? '';
    const text = strings[layout.text[at]];
    if (text !== undefined) {
      const look = CODE_LOOKS.map(valueOf).join(' ');
      const last = code.at(-1);
      if (text.trim() === '') {
        // Nothing to see.
      } else if (last?.look === look) {
        last.text += text;
      } else {
        code.push({look, text});
      }
    } else if (!/(?:, 0\)|transparent)$/.test(valueOf('background-color'))) {
      const bounds = layout.bounds[at].map(Math.round).join(' ');
      codePaint.push(`${valueOf('background-color')} ${bounds}`);
    }
  };
  for (const [at, node] of layout.nodeIndex.entries()) {
    const path = paths[node];
    if (path !== undefined && isInCode(path)) {
      addToCode(at);
    } else if (path !== undefined && nodes.nodeType[node] === ELEMENT_NODE) {
      values.set(
        path,
        layout.styles[at].map((/** @type {number} */ value) => clean[value] ?? ''),
      );
    }
  }
  return {
    styles: {properties, values},
    code: code.map(({look, text}) => `${text.replace(/\s+/g, '')} (${look})`),
    codePaint,
  };
}

/** @type {string[] | undefined} */
let knownProperties;

/**
 * Takes down a page as it is now.
 *
 * @param {Page} page
 * @param {CDPSession} session
 * @param {string} origin The site's own.
 * @param {boolean} [hasLooks] Whether to take down styles.
 * @returns {Promise<Snapshot>}
 */
export async function takeSnapshot(page, session, origin, hasLooks = true) {
  await page.evaluate(holdStill);
  knownProperties ??= await page.evaluate(() =>
    // Custom properties are told by what is made of them.
    [...getComputedStyle(document.documentElement)].filter((name) => !name.startsWith('--')),
  );
  const read = await page.evaluate(readPage);
  const {styles, code, codePaint} = hasLooks
    ? await readStyles(session, knownProperties, origin)
    : {styles: undefined, code: [], codePaint: []};
  const accessibility = await readAccessibility(session);
  const lists = {...read, accessibility, code, 'painted in code': codePaint};
  return {
    lists: Object.fromEntries(
      Object.entries(lists).map(([name, lines]) => [
        name,
        lines.map((line) => normalise(line, origin)),
      ]),
    ),
    styles,
  };
}

/**
 * Takes down the styles alone, for another colour mode, width or medium.
 *
 * @param {Page} page
 * @param {CDPSession} session
 * @param {string} origin
 * @returns {Promise<Snapshot>}
 */
export async function takeStyles(page, session, origin) {
  await page.evaluate(holdStill);
  const {styles, code, codePaint} = await readStyles(session, knownProperties ?? [], origin);
  return {lists: {code, 'painted in code': codePaint}, styles};
}
