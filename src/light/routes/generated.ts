/**
 * Reads the files that Docusaurus generates for its client: what every page loads of every route.
 * `@docusaurus/core/lib/server/codegen` writes them.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {partError} from '../ground';

export const DOCS = 'docusaurus-plugin-content-docs';

/** A route as the router has it; its component is made of its path and `hash`. */
export type RouteNode = {
  path: string;
  hash?: string;
  exact?: boolean;
  routes?: RouteNode[];
  /** What else plugins said of it: `sidebar`, for instance. */
  attributes: Record<string, unknown>;
};

/** Of a route: names of chunks, by what they are to its component. */
export type ChunkNames = {[prop: string]: string | ChunkNames | ChunkNames[]};

type GlobalDoc = {id: string; path: string; sidebar?: string};
export type GlobalVersion = {name: string; path: string; docs: GlobalDoc[]};
export type GlobalData = Record<string, Record<string, {versions: GlobalVersion[]}>>;

/** A version of docs, with the file that has it. */
export type VersionFile = {file: string; module: string; version: PropVersionMetadata};

export type Generated = {
  routes: RouteNode[];
  /** By `<path>-<hash>`. */
  chunkNames: Record<string, ChunkNames>;
  /** By chunk, its module. */
  registry: Map<string, string>;
  globalData: GlobalData;
  versions: VersionFile[];
};

export const FILES = {
  routes: 'routes.js',
  chunkNames: 'routesChunkNames.json',
  registry: 'registry.js',
  globalData: 'globalData.json',
} as const;

function fail(file: string, expectation: string): never {
  throw partError('routes', `Docusaurus no longer generates ${file} ${expectation}.`);
}

type RawRoute = {
  path: string;
  component: {path: string; hash?: string};
  exact?: boolean;
  routes?: RawRoute[];
} & Record<string, unknown>;

function toNode({path: routePath, component, exact, routes, ...attributes}: RawRoute): RouteNode {
  if (component?.path !== routePath) {
    fail(FILES.routes, 'with "component: ComponentCreator(path, hash)"');
  }
  return {
    path: routePath,
    hash: component.hash,
    ...(exact && {exact}),
    ...(routes && {routes: routes.map(toNode)}),
    attributes,
  };
}

/** Runs the script: it is an array of plain objects, with calls of one function. */
function readRoutes(source: string): RouteNode[] {
  const script = source.replace(/^import .*$/gm, '').replace('export default', 'result =');
  const context = {
    result: undefined as RawRoute[] | undefined,
    ComponentCreator: (routePath: string, hash?: string) => ({path: routePath, hash}),
  };
  try {
    runInNewContext(script, context);
  } catch (error) {
    fail(FILES.routes, `as "export default [{…}]" (${(error as Error).message})`);
  }
  return Array.isArray(context.result)
    ? Array.from(context.result, toNode)
    : fail(FILES.routes, 'as "export default [{…}]"');
}

const REGISTRY_LINE =
  /^ {2}"(?<chunk>[^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\k<chunk>" \*\/ (?<module>"(?:[^"\\]|\\.)*")\), \k<module>, require\.resolveWeak\(\k<module>\)\],?(?:\};?)?$/;

function readRegistry(source: string): Map<string, string> {
  const lines = source.split('\n').filter((line) => line.startsWith('  '));
  const entries = lines.map((line) => {
    const {chunk, module} = REGISTRY_LINE.exec(line)?.groups ?? {};
    return chunk && module
      ? ([chunk, JSON.parse(module) as string] as const)
      : fail(FILES.registry, 'as one line "<chunk>": [() => import(…), …] for each chunk');
  });
  return new Map(entries);
}

function readVersions(generatedDir: string): VersionFile[] {
  const docsDir = path.join(generatedDir, DOCS);
  const instances = existsSync(docsDir) ? readdirSync(docsDir) : [];
  return instances.flatMap((instance) => {
    const folder = path.join(docsDir, instance, 'p');
    return (existsSync(folder) ? readdirSync(folder) : []).flatMap((name) => {
      const {version} = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as {
        version?: PropVersionMetadata;
      };
      const module = `@generated/${DOCS}/${instance}/p/${name}`;
      return version?.docsSidebars ? [{file: path.join(folder, name), module, version}] : [];
    });
  });
}

/**
 * @param generatedDir `.docusaurus`
 * @throws Error where a file is not as core writes it.
 */
export function readGenerated(generatedDir: string): Generated {
  const read = (file: string) => readFileSync(path.join(generatedDir, file), 'utf8');
  return {
    routes: readRoutes(read(FILES.routes)),
    chunkNames: JSON.parse(read(FILES.chunkNames)) as Generated['chunkNames'],
    registry: readRegistry(read(FILES.registry)),
    globalData: JSON.parse(read(FILES.globalData)) as GlobalData,
    versions: readVersions(generatedDir),
  };
}
