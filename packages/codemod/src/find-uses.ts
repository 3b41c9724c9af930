import ts from 'typescript'

/** The uses of a name in a file, and the number of its declarations. */
export interface Uses {
  readonly identifiers: readonly ts.Identifier[]
  /** Declarations of the name that are no imports: which one a use means is not worked out. */
  readonly declarations: number
}

/** Finds every use of a name: no properties, no keys, no attributes. */
export function findUses(file: ts.SourceFile, name: string): Uses {
  const identifiers: ts.Identifier[] = []
  let declarations = 0

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) return
    if (ts.isIdentifier(node) && node.text === name) {
      if (isDeclaration(node)) declarations += 1
      else if (isReference(node)) identifiers.push(node)
    }
    ts.forEachChild(node, visit)
  }

  visit(file)
  return { identifiers, declarations }
}

/** Returns true if a file declares or imports a name. */
export function declares(file: ts.SourceFile, name: string): boolean {
  let isFound = false
  function visit(node: ts.Node): void {
    isFound ||= ts.isIdentifier(node) && node.text === name && isDeclaration(node)
    if (!isFound) ts.forEachChild(node, visit)
  }
  visit(file)
  return isFound
}

function isDeclaration(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isBindingElement(parent)) return parent.name === node
  if (ts.isImportSpecifier(parent)) return parent.name === node
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isParameter(parent) ||
      ts.isFunctionLike(parent) ||
      ts.isClassLike(parent) ||
      ts.isInterfaceDeclaration(parent) ||
      ts.isTypeAliasDeclaration(parent) ||
      ts.isEnumDeclaration(parent) ||
      ts.isImportClause(parent) ||
      ts.isNamespaceImport(parent)) &&
    parent.name === node
  )
}

function isReference(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node
  if (ts.isBindingElement(parent)) return parent.initializer === node
  if (ts.isJsxAttribute(parent)) return false
  return !(ts.isPropertySignature(parent) || ts.isMethodDeclaration(parent))
}
