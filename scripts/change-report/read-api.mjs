import { relative } from 'node:path'
import ts from 'typescript'
import { publicDoors, siteOptions } from '../lib/front-doors.mjs'
import { describeExport } from './describe-export.mjs'

/**
 * Reads every name of every entry of the published packages.
 *
 * @param root - Of the repository, or of another state of its sources.
 * @returns For each entry its package and its names; for each name how it is declared, its members, and whether the
 *   package itself declares it.
 */
export function readApi(root) {
  const doors = publicDoors(root)
  const sources = doors.map(({ source }) => source)
  const program = ts.createProgram(sources, siteOptions(ts, root))
  const checker = program.getTypeChecker()
  return Object.fromEntries(
    doors.map(({ door, source, package: name }) => {
      const file = program.getSourceFile(source)
      const entry = file && checker.getSymbolAtLocation(file)
      // An entry that only does something, such as a worker, exports nothing.
      const shown = entry === undefined ? [] : checker.getExportsOfModule(entry)
      const folder = relative(root, source).split(/[\\/]/).slice(0, 2).join('/')
      const names = shown.map((each) => [each.name, readName(checker, each, folder)])
      return [door, { package: name, names: Object.fromEntries(names) }]
    }),
  )
}

function readName(checker, shown, folder) {
  const isAlias = (shown.flags & ts.SymbolFlags.Alias) !== 0
  const symbol = isAlias ? checker.getAliasedSymbol(shown) : shown
  const [declaration] = symbol.declarations ?? []
  const path = declaration?.getSourceFile().fileName ?? ''
  return { ...describeExport(checker, symbol), isOwn: path.includes(`/${folder}/`) }
}
