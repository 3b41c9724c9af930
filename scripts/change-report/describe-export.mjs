import ts from 'typescript'

const IN_FULL =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope
const PRINTER = ts.createPrinter({ removeComments: true })

/**
 * How a name is declared, without comments and bodies, so that two states of it can be compared.
 *
 * @param checker - Of the program that has the symbol; aliases are resolved.
 * @returns The declaration as text, and its members by name where it has any.
 */
export function describeExport(checker, symbol) {
  const declarations = symbol.declarations ?? []
  if ((symbol.flags & ts.SymbolFlags.Value) === 0) {
    return {
      code: declarations.map(print).join('\n'),
      members: Object.fromEntries(declarations.flatMap(membersOf)),
    }
  }
  const [declaration] = declarations
  if (declaration && ts.isClassDeclaration(declaration)) return describeClass(checker, declaration)
  const written = declarations.flatMap(writtenType)
  if (written.length === declarations.length) return { code: written.join('\n'), members: {} }
  return describeValue(checker, symbol)
}

/** The type of a function or a value as the source has it; nothing where it is inferred. */
function writtenType(declaration) {
  if (ts.isFunctionDeclaration(declaration) && declaration.type !== undefined) {
    const { typeParameters = [], parameters, type } = declaration
    return [
      `<${typeParameters.map(print).join()}>(${parameters.map(withoutDefault).join()}): ${print(type)}`,
    ]
  }
  const isTyped = ts.isVariableDeclaration(declaration) && declaration.type !== undefined
  return isTyped ? [print(declaration.type)] : []
}

/** A parameter with a default value may be left out; which value it is belongs to the body. */
function withoutDefault(parameter) {
  const { questionToken, initializer, type, dotDotDotToken } = parameter
  const mark = questionToken || initializer ? '?' : ''
  return `${dotDotDotToken ? '...' : ''}${mark}: ${type === undefined ? '' : print(type)}`
}

/**
 * Describes the written form, not the resolved type: a class of errors with a type of all codes
 * changes with none of them.
 */
function describeClass(checker, declaration) {
  const { typeParameters = [], heritageClauses = [] } = declaration
  const shown = declaration.members.filter((member) => !isPrivate(member))
  const members = Object.fromEntries(
    shown.map((member) => [member.name?.getText() ?? 'constructor', memberOf(checker, member)]),
  )
  const head = [...typeParameters, ...heritageClauses].map(print)
  return { code: `${head.join(' ')} ${JSON.stringify(members)}`, members }
}

function isPrivate(member) {
  const isHash = member.name !== undefined && ts.isPrivateIdentifier(member.name)
  return isHash || (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) !== 0
}

function memberOf(checker, member) {
  const { parameters, type } = member
  if (parameters) return `(${parameters.map(withoutDefault).join()}): ${type ? print(type) : ''}`
  return type ? print(type) : textOf(checker, checker.getTypeAtLocation(member))
}

function describeValue(checker, symbol) {
  const type = checker.getTypeOfSymbol(symbol)
  const isCalled = type.getCallSignatures().length > 0
  const properties = isCalled ? [] : checker.getPropertiesOfType(type).filter(isOurs)
  const members = Object.fromEntries(
    properties.map((each) => [each.name, textOf(checker, checker.getTypeOfSymbol(each))]),
  )
  return { code: textOf(checker, type), members }
}

/** A value that is a literal has the properties of its JavaScript type, too. */
function isOurs({ declarations = [] }) {
  return declarations.some((each) => !each.getSourceFile().fileName.includes('node_modules'))
}

function textOf(checker, type) {
  return checker.typeToString(type, undefined, IN_FULL).replaceAll(/import\("[^"]+"\)\./g, '')
}

function membersOf(declaration) {
  const holder = ts.isTypeAliasDeclaration(declaration) ? declaration.type : declaration
  const members = holder.members ?? []
  return members
    .filter((member) => member.name !== undefined)
    .map((member) => [member.name.getText(), print(member)])
}

function print(node) {
  return PRINTER.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).replaceAll(
    /\s+/g,
    ' ',
  )
}
