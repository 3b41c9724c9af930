import { isPermissive } from './permissive.mjs'

/**
 * The largest number of packages that a site gets with `@latchkey/react` and
 * `@latchkey/adapter-evm`.
 */
export const MOST_PACKAGES = 90

/**
 * Judges what came along with our packages.
 *
 * @param before - Packages of the site's lockfile without ours, by path.
 * @param after - The same with ours.
 * @returns What came, as `name@version`, and a sentence per fault.
 */
export function judgeInstall(before, after) {
  const came = Object.entries(after)
    .filter(([path]) => path !== '' && before[path] === undefined)
    .map(([path, entry]) => ({ ...entry, name: path.replace(/^.*node_modules\//, '') }))
  const faults = [
    ...(came.length > MOST_PACKAGES ? [`${came.length} packages came, not ${MOST_PACKAGES}.`] : []),
    ...came
      .filter(({ hasInstallScript }) => hasInstallScript === true)
      .map(({ name }) => `${name} runs a script when it is installed.`),
    ...came
      .filter(({ license }) => !isPermissive(license))
      .map(({ name, license }) => `${name} has the licence ${license}, which is not permissive.`),
  ]
  return { came: came.map(({ name, version }) => `${name}@${version}`).sort(), faults }
}
