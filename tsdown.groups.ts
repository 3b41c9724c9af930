import type { Rolldown } from 'tsdown'

/** A group of modules that becomes one file of a package. */
export type Group = Rolldown.CodeSplittingGroup
type NameOf = Exclude<Group['name'], string>

/**
 * Sources whose path begins so, without declarations.
 *
 * @param path - A regular expression of the path below `src/`.
 */
export function sources(path: string): RegExp {
  return new RegExp(`[\\\\/]src[\\\\/](${path.replaceAll('/', '[\\\\/]')}).*(?<!\\.d)\\.tsx?$`)
}

/**
 * Names a group of modules: some sources, what these import, and so on. What they load lazily is not in
 * it.
 *
 * @param path - Of the sources: see `sources`.
 */
export function importedBy(path: string, name: string): NameOf {
  const wanted = sources(path)
  return (id, modules) => {
    const seen = new Set([id])
    // Importers are added while the set is walked, so that theirs are found too.
    for (const next of seen) {
      if (wanted.test(next)) return name
      for (const importer of modules.getModuleInfo(next)?.importers ?? []) seen.add(importer)
    }
    return null
  }
}

/**
 * Gives each module of the page a file of its own, so that a website drops those it does not use.
 *
 * @param path - Of the entry that a page imports.
 */
export function filesOfPage(path: string): NameOf {
  const isOfPage = importedBy(path, 'page')
  return (id, modules) => (isOfPage(id, modules) === null ? null : `page-${nameOf(id)}`)
}

/** `button-wallet-button` for `…/src/button/wallet-button.tsx`. */
function nameOf(id: string): string {
  const path = id.replace(/^.*[\\/]src[\\/]/, '').replace(/\.tsx?$/, '')
  return path.replaceAll(/[\\/]/g, '-')
}

/** Each module goes to the first of these groups that wants it. */
export function inOrder(groups: readonly Group[]): Group[] {
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }))
}
