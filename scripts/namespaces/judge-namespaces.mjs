/**
 * Finds code of other namespaces in sites, and probes that find nothing.
 *
 * @param namespaces - As in `probes.mjs`.
 * @param sites - By namespace, and `none`: every text that its build wrote, and every module that went
 *   into it.
 * @returns One sentence per fault.
 */
export function judgeNamespaces(namespaces, sites) {
  return Object.entries(namespaces).flatMap(([name, namespace]) => [
    ...missing(name, namespace, sites[name]),
    ...Object.entries(sites)
      .filter(([site]) => site !== name)
      .flatMap(([site, built]) => strayed(name, namespace, { site, ...built })),
  ])
}

/** A probe that is missing even in its own site would find nothing anywhere. */
function missing(name, { adapter, libraries, words }, { text, modules }) {
  const lost = Object.entries(words).flatMap(([part, all]) =>
    all
      .filter((word) => !text.includes(word))
      .map((word) => `A site with ${name} lacks "${word}" (${part}): the probe finds nothing.`),
  )
  const unused = [adapter, ...libraries.slice(0, 1)]
    .filter((each) => !modules.some((module) => isOf(each, module)))
    .map((each) => `A site with ${name} has no module of ${each}: the probe finds nothing.`)
  return [...lost, ...unused]
}

function strayed(name, { adapter, libraries, words }, { site, text, modules }) {
  const where = site === 'none' ? 'A site without adapters' : `A site with ${site} alone`
  const found = Object.entries(words).flatMap(([part, all]) =>
    all
      .filter((word) => text.includes(word))
      .map((word) => `${where} contains "${word}" of ${name} (${part}).`),
  )
  const brought = modules
    .filter((module) => [adapter, ...libraries].some((each) => isOf(each, module)))
    .map((module) => `${where} contains ${module.replace(/^.*\/node_modules\//, '')} of ${name}.`)
  return [...found, ...brought]
}

/** Returns true if a module is a package's own, however the package was installed. */
function isOf(name, module) {
  return module.includes(`/node_modules/${name}/`)
}
