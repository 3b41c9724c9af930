import ts from 'typescript'
import { type Edit, removalOf } from './edits.ts'

/** The imports that a file gets, in the place of the first one that it loses. */
export interface NewImports {
  add(module: string, name: string, local: string): void
  /** Returns true if this run imports a name. */
  has(local: string): boolean
  /** An import for its side effect alone. */
  addEffect(module: string): void
  /** This import goes. */
  replace(statement: ts.ImportDeclaration): void
  /** This import stays, in part. */
  follow(statement: ts.ImportDeclaration): void
  edits(): readonly Edit[]
}

/** Creates the list of one file, which is written as its own imports are. */
export function createNewImports(file: ts.SourceFile): NewImports {
  const modules = new Map<string, Map<string, string>>()
  const effects = new Set<string>()
  const gone: ts.ImportDeclaration[] = []
  let place: number | undefined
  const { quote, end, newline } = styleOf(file)

  function at(position: number): void {
    place = Math.min(place ?? position, position)
  }

  function lines(): readonly string[] {
    const named = [...modules]
      .map(([module, names]): [string, string[]] => [module, missing(file, module, names)])
      .filter(([, names]) => names.length > 0)
      .map(
        ([module, names]) => `import { ${names.join(', ')} } from ${quote}${module}${quote}${end}`,
      )
    const bare = [...effects]
      .filter((module) => !imports(file, module))
      .map((module) => `import ${quote}${module}${quote}${end}`)
    return [...named.sort(byModule), ...bare]
  }

  return {
    add(module, name, local) {
      const names = modules.get(module) ?? new Map<string, string>()
      modules.set(module, names.set(local, name))
    },
    has: (local) => [...modules.values()].some((names) => names.has(local)),
    addEffect: (module) => void effects.add(module),
    replace(statement) {
      gone.push(statement)
      at(statement.getStart(file))
    },
    follow: (statement) => at(statement.getStart(file)),
    edits() {
      const text = lines().map((line) => line + newline)
      const start = place ?? firstPlace(file)
      const removals = gone.map((statement) => removalOf(statement, file))
      if (text.length === 0) return removals
      return [{ start, end: start, text: text.join('') }, ...removals]
    },
  }
}

/** Below directives such as `'use client'`, above everything else. */
function firstPlace(file: ts.SourceFile): number {
  const first = file.statements.find(
    (statement) =>
      !(ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression)),
  )
  return first?.getStart(file) ?? file.text.length
}

/** Names that the file does not import from there already. */
function missing(
  file: ts.SourceFile,
  module: string,
  names: ReadonlyMap<string, string>,
): string[] {
  const there = new Set(
    file.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
      const { moduleSpecifier, importClause } = statement
      const bindings = importClause?.namedBindings
      const isSame = ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === module
      if (!isSame || bindings === undefined || !ts.isNamedImports(bindings)) return []
      return bindings.elements.map(({ name }) => name.text)
    }),
  )
  return [...names]
    .filter(([local]) => !there.has(local))
    .map(([local, name]) => (local === name ? name : `${name} as ${local}`))
    .sort()
}

function imports(file: ts.SourceFile, module: string): boolean {
  return file.statements.some(
    (statement) =>
      ts.isImportDeclaration(statement) &&
      ts.isStringLiteral(statement.moduleSpecifier) &&
      statement.moduleSpecifier.text === module,
  )
}

/** How a file writes its imports, and ends its lines. */
export function styleOf(file: ts.SourceFile): {
  readonly quote: string
  readonly end: string
  readonly newline: string
} {
  const first = file.statements.find(ts.isImportDeclaration)
  const text = first?.getText(file) ?? ''
  return {
    quote: text.includes('"') ? '"' : "'",
    end: text.endsWith(';') ? ';' : '',
    newline: file.text.includes('\r\n') ? '\r\n' : '\n',
  }
}

function byModule(one: string, other: string): number {
  return moduleIn(one) < moduleIn(other) ? -1 : 1
}

function moduleIn(line: string): string {
  return line.slice(line.lastIndexOf(' from '))
}
