/**
 * The variables that npm needs to sign where a package was built. Source: npm, generating
 * provenance statements.
 */
const PROVENANCE = [
  'GITHUB_ACTIONS',
  'GITHUB_REPOSITORY',
  'ACTIONS_ID_TOKEN_REQUEST_URL',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
]

/**
 * Why a release is refused.
 *
 * @param facts.changedFiles - Files that differ from the last commit.
 * @param facts.pending - Files of changesets that no release has consumed.
 * @param facts.packages - Each with its name, version, repository's address, changelog (undefined where there is
 *   none), and the versions that are in the registry; undefined where it was not asked.
 * @param facts.env - Environment variables.
 * @returns One fault each: its name, and a sentence that says what to do.
 */
export function judgeRelease({ changedFiles, pending, packages, env }) {
  return [
    ...dirtyTree(changedFiles),
    ...pendingChangesets(pending),
    ...unversioned(packages),
    ...published(packages),
    ...provenance(packages, env),
  ]
}

/** The packages whose version is not in the registry; all of them where it was not asked. */
export function unpublished(packages) {
  return packages.filter(({ version, versions }) => versions?.includes(version) !== true)
}

/**
 * The same packages, each after those of ours that it asks for: a release that ends half-way leaves no package whose
 * dependencies are missing.
 *
 * @param packages - Each with its name and manifest.
 */
export function inPublishOrder(packages) {
  const ordered = []
  const add = (each) => {
    if (each === undefined || ordered.includes(each)) return
    const { dependencies, peerDependencies } = each.manifest
    const wanted = Object.keys({ ...dependencies, ...peerDependencies })
    for (const name of wanted) add(packages.find((other) => other.name === name))
    ordered.push(each)
  }
  for (const each of packages) add(each)
  return ordered
}

function dirtyTree(files) {
  if (files.length === 0) return []
  return [fault('dirty-tree', `Commit or remove what differs from the last commit: ${list(files)}`)]
}

function pendingChangesets(files) {
  if (files.length === 0) return []
  const count = files.length === 1 ? '1 changeset waits' : `${files.length} changesets wait`
  return [fault('changesets-pending', `${count}: run \`npm run versions\` and commit the result.`)]
}

/** A version that changesets raised has a place in the changelog. */
function unversioned(packages) {
  const names = packages
    .filter(({ version, changelog = '' }) => !changelog.includes(`\n## ${version}\n`))
    .map(({ name, version }) => `${name} ${version}`)
  if (names.length === 0) return []
  const sentence = `No changeset was consumed for ${list(names)}: the changelog has no such version.`
  return [fault('no-changesets', sentence)]
}

function published(packages) {
  if (unpublished(packages).length > 0) return []
  const sentence = 'Every version is in the registry already. A change needs a changeset.'
  return [fault('already-published', sentence)]
}

function provenance(packages, env) {
  const missing = PROVENANCE.filter((name) => !env[name])
  if (missing.length > 0) {
    const sentence = `Publish from the release workflow, which may sign (\`id-token: write\`). Missing: ${list(missing)}`
    return [fault('no-provenance', sentence)]
  }
  const others = packages.filter(
    ({ repository }) => !repository?.endsWith(`/${env.GITHUB_REPOSITORY}.git`),
  )
  if (others.length === 0) return []
  const sentence = `\`repository\` is not ${env.GITHUB_REPOSITORY}, so npm would refuse the signature: ${list(others.map(({ name }) => name))}`
  return [fault('other-repository', sentence)]
}

function fault(name, sentence) {
  return { name, sentence }
}

const MOST_NAMED = 5

function list(names) {
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : ''
  return `${names.slice(0, MOST_NAMED).join(', ')}${more}`
}
