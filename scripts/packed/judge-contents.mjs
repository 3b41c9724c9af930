/** The files that every package contains, whatever its manifest lists. */
const ALWAYS = ['LICENSE', 'README.md', 'package.json']

const BUILT = /^dist\/(?:[a-z0-9.-]+\/)*[a-z0-9.-]+\.(?:js|d\.ts)$/
/** Matches the files that a folder never contains that is packed as it is. */
const NEVER =
  /(^|\/)(?:node_modules|dist|test-results|package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?|\.[^/]*)(\/|$)/
const OF_TESTS = /\.(?:test|test-d|e2e|browser)\.|\/fixtures\//
const OF_THE_WORKSPACE = /^(?:workspace|link|file|catalog):/

/**
 * Judges one packed file: it contains what its manifest lists and nothing else, and nothing in its
 * manifest leads back into the workspace.
 *
 * @param paths - Every path inside.
 * @param manifest - The parsed `package.json` inside.
 * @param listed - `files` of the manifest, as it is in the repository; folders with a slash at their end contain
 *   what they want.
 * @returns A sentence per fault.
 */
export function judgeContents({ paths, manifest, listed }) {
  const folders = listed.filter((name) => name.endsWith('/'))
  const extra = listed.filter((name) => name !== 'dist' && !folders.includes(name))
  const allowed = new Set([...ALWAYS, ...extra])
  return [
    ...[...allowed].filter((path) => !paths.includes(path)).map((path) => `${path} is missing.`),
    ...folders
      .filter((folder) => !paths.some((path) => path.startsWith(folder)))
      .map((folder) => `${folder} is missing.`),
    ...paths
      .filter((path) => !allowed.has(path) && !isBuilt(path) && !isInFolder(path, folders))
      .map((path) => `${path} does not belong there.`),
    ...targetsOf(manifest)
      .filter((target) => !paths.includes(target))
      .map((target) => `${target} is promised by the manifest and not there.`),
    ...rangesOf(manifest)
      .filter(([, range]) => OF_THE_WORKSPACE.test(range))
      .map(([name, range]) => `${name} is asked for as ${range}, which only the workspace knows.`),
  ]
}

function isBuilt(path) {
  return BUILT.test(path) && !OF_TESTS.test(path)
}

/** Files of a folder that the manifest lists by name, with a slash at its end, are packed as they are. */
function isInFolder(path, folders) {
  return folders.some((folder) => path.startsWith(folder) && !NEVER.test(path.slice(folder.length)))
}

/** Every file that an entry or a program of a manifest leads to. */
function targetsOf({ exports = {}, bin = {} }) {
  return [...Object.values(exports), ...Object.values(bin)]
    .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
    .map((target) => target.replace(/^\.\//, ''))
}

function rangesOf({ dependencies, peerDependencies, optionalDependencies }) {
  return Object.entries({ ...dependencies, ...peerDependencies, ...optionalDependencies })
}
