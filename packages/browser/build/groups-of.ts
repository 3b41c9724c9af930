import type { Rolldown, UserConfig } from 'tsdown'

type Group = Rolldown.CodeSplittingGroup

/**
 * The groups by which a package's own build joins its modules, for the modules of that package alone.
 *
 * @param isTaken - Of modules that are in another group already.
 */
export function groupsOf(
  folder: string,
  config: UserConfig | readonly UserConfig[],
  isTaken: (id: string) => boolean,
): readonly Group[] {
  const { outputOptions } = [config].flat()[0] ?? {}
  if (typeof outputOptions !== 'object' || outputOptions === null) return []
  const splitting = 'codeSplitting' in outputOptions ? outputOptions.codeSplitting : undefined
  if (typeof splitting !== 'object') return []
  return (splitting.groups ?? []).map(({ name, ...group }) => ({
    ...group,
    name(id, modules) {
      if (!id.includes(`/packages/${folder}/`) || isTaken(id)) return null
      const own = typeof name === 'string' ? name : name(id, modules)
      return own && `${folder}-${own}`
    },
  }))
}
