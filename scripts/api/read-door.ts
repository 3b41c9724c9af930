import ts from 'typescript'

/** The name of each kind of export; the first match counts. */
const KINDS: readonly (readonly [ts.SymbolFlags, string])[] = [
  [ts.SymbolFlags.Class, 'class'],
  [ts.SymbolFlags.Function, 'function'],
  [ts.SymbolFlags.Variable, 'const'],
  [ts.SymbolFlags.Interface, 'interface'],
  [ts.SymbolFlags.TypeAlias, 'type'],
]

/**
 * Every export of an entry, with types.
 *
 * @param source - Path of the entry; a root of the program.
 * @returns One line per name, such as `function createCore`, sorted.
 */
export function readDoor(program: ts.Program, source: string): readonly string[] {
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(source)
  const entry = file && checker.getSymbolAtLocation(file)
  if (entry === undefined) throw new Error(`${source} exports nothing`)
  return checker
    .getExportsOfModule(entry)
    .map((shown) => `${kindOf(resolved(checker, shown))} ${shown.name}`)
    .sort()
}

function resolved(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0
  return isAlias ? checker.getAliasedSymbol(symbol) : symbol
}

function kindOf({ flags, name }: ts.Symbol): string {
  const kinds = KINDS.filter(([flag]) => (flags & flag) !== 0).map(([, kind]) => kind)
  if (kinds.length === 0) throw new Error(`${name} leads nowhere`)
  return kinds.join('+')
}
