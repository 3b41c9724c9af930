import ts from 'typescript'
import { publicDoors, siteOptions } from '../../../../scripts/lib/front-doors.mjs'
import { readDocs } from './read-docs.ts'
import { type Member, ownerOf, readMember } from './read-members.ts'

/** Something that an entry exports. */
export interface Exported {
  readonly name: string
  readonly kind: 'function' | 'component' | 'value' | 'interface' | 'type' | 'class'
  /** The package in which it is declared, such as `@latchkey/core`; undefined for another library's. */
  readonly owner: string | undefined
  readonly doc: string
  readonly notes: readonly string[]
  /** The declaration, as TypeScript. */
  readonly code: string
  /** The members of an interface. */
  readonly members: readonly Member[]
  readonly symbol: ts.Symbol
}

/** Reads the types of our packages, all from one program. */
export interface TypeReader {
  /** The exports of an entry such as `@latchkey/core/contract`, by name. */
  exportsOf(door: string): Exports
  /** The properties of a type, those of our own packages first as they are written. */
  membersOf(type: ts.Type): readonly Member[]
  typeOf(exported: Exported): ts.Type
  /** Returns the types that a function takes and returns, by its first signature. */
  signatureOf(
    exported: Exported,
  ): { readonly takes: readonly ts.Type[]; readonly returns: ts.Type } | undefined
  propertyType(type: ts.Type, name: string): ts.Type | undefined
}

/** The exports of an entry, by name. */
export type Exports = ReadonlyMap<string, Exported>

/** @throws Error when the entry does not export it any more. */
export function exportNamed(exported: Exports, name: string): Exported {
  const found = exported.get(name)
  if (found === undefined) throw new Error(`${name} is not exported any more`)
  return found
}

const DOORS = publicDoors()

export function createTypeReader(): TypeReader {
  const program = ts.createProgram(
    DOORS.map(({ source }) => source),
    siteOptions(ts),
  )
  const checker = program.getTypeChecker()
  const membersOf = (type: ts.Type): readonly Member[] =>
    checker.getPropertiesOfType(type).map((symbol) => readMember(checker, symbol))
  const typeOf = ({ symbol }: Exported): ts.Type =>
    (symbol.flags & ts.SymbolFlags.Type) === 0
      ? checker.getTypeOfSymbol(symbol)
      : checker.getDeclaredTypeOfSymbol(symbol)
  return {
    membersOf,
    typeOf,
    exportsOf(door) {
      const source = DOORS.find((each) => each.door === door)?.source ?? ''
      const file = program.getSourceFile(source)
      const entry = file && checker.getSymbolAtLocation(file)
      if (entry === undefined) throw new Error(`${door} exports nothing`)
      const exported = checker
        .getExportsOfModule(entry)
        .map((symbol) => readExport(checker, symbol))
        .sort((a, b) => a.name.localeCompare(b.name, 'en'))
      return new Map(exported.map((each) => [each.name, each]))
    },
    signatureOf(exported) {
      const [signature] = checker.getSignaturesOfType(typeOf(exported), ts.SignatureKind.Call)
      if (signature === undefined) return undefined
      const takes = signature.getParameters().map((each) => checker.getTypeOfSymbol(each))
      return { takes, returns: signature.getReturnType() }
    },
    propertyType(type, name) {
      const property = checker.getPropertyOfType(type, name)
      return property && checker.getNonNullableType(checker.getTypeOfSymbol(property))
    },
  }
}

function readExport(checker: ts.TypeChecker, shown: ts.Symbol): Exported {
  const isAlias = (shown.flags & ts.SymbolFlags.Alias) !== 0
  const symbol = isAlias ? checker.getAliasedSymbol(shown) : shown
  const { doc, notes } = readDocs(checker, symbol)
  const kind = kindOf(checker, symbol)
  const declaration = symbol.declarations?.[0]
  const members =
    kind === 'interface'
      ? checker
          .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
          .map((each) => readMember(checker, each))
          .filter(({ isOwn }) => isOwn)
      : []
  return {
    name: shown.name,
    kind,
    doc,
    notes,
    members,
    symbol,
    owner: declaration && ownerOf(declaration),
    code: declaration === undefined ? '' : codeOf(checker, symbol, declaration),
  }
}

function kindOf(checker: ts.TypeChecker, symbol: ts.Symbol): Exported['kind'] {
  const has = (flag: ts.SymbolFlags): boolean => (symbol.flags & flag) !== 0
  if (has(ts.SymbolFlags.Class)) return 'class'
  if (has(ts.SymbolFlags.Function)) return isComponent(symbol.name) ? 'component' : 'function'
  if (has(ts.SymbolFlags.Variable)) {
    if (isComponent(symbol.name)) return 'component'
    const calls = checker.getTypeOfSymbol(symbol).getCallSignatures()
    return calls.length > 0 ? 'function' : 'value'
  }
  return has(ts.SymbolFlags.Interface) ? 'interface' : 'type'
}

/** Components are named in upper case, constants in upper case throughout. */
function isComponent(name: string): boolean {
  return /^[A-Z]/.test(name) && /[a-z]/.test(name)
}

/** Longest declaration of a value that is shown. */
const MAX_CODE = 1_200

function codeOf(checker: ts.TypeChecker, symbol: ts.Symbol, declaration: ts.Declaration): string {
  if (ts.isFunctionDeclaration(declaration)) {
    const whole = declaration.getText().replace(/^export (async )?/, '')
    const { body } = declaration
    const end = body === undefined ? whole.length : whole.length - body.getText().length
    return whole.slice(0, end).trim()
  }
  if (ts.isTypeAliasDeclaration(declaration) || ts.isInterfaceDeclaration(declaration)) {
    return declaration.getText().replace(/^export /, '')
  }
  const type = checker.typeToString(
    checker.getTypeOfSymbol(symbol),
    declaration,
    ts.TypeFormatFlags.NoTruncation,
  )
  return type.length > MAX_CODE ? '' : `const ${symbol.name}: ${type}`
}
