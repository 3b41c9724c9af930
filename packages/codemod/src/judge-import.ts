import ts from 'typescript'
import { type Edit, lineOf } from './edits.ts'
import { declares, findUses } from './find-uses.ts'
import { judgeUses } from './judge-uses.ts'
import { type Judgement, notUnderstood } from './judgement.ts'
import type { Migration, ModuleRule, MovedName, NameRule, Note } from './migration.ts'
import { type NewImports, styleOf } from './new-imports.ts'

/** How the comments begin that are written above what stays. */
const MARK = '// latchkey-codemod: '

interface Context {
  readonly file: ts.SourceFile
  readonly imports: NewImports
}

/** The edits of one import, and the notes about it. */
export interface JudgedImport {
  readonly edits: readonly Edit[]
  readonly notes: readonly Note[]
}

/**
 * Returns the rule of a module: one without names for an unknown module of the library, undefined
 * for a module of another library.
 */
export function ruleOf(module: string, { modules, prefix }: Migration): ModuleRule | undefined {
  if (Object.hasOwn(modules, module)) return modules[module]
  return module.startsWith(prefix) ? { names: {} } : undefined
}

/** Moves the names of an import that are understood to their new modules; the others stay. */
export function judgeImport(
  statement: ts.ImportDeclaration,
  rule: ModuleRule,
  context: Context,
): JudgedImport {
  const { file, imports } = context
  const bindings = statement.importClause?.namedBindings
  const line = lineOf(statement, file)
  if (bindings === undefined || !ts.isNamedImports(bindings)) {
    const text = 'It is imported as a whole: look at it.'
    return { edits: commentEdits(statement, [text], file), notes: [{ line, text }] }
  }
  const edits: Edit[] = []
  const notes: Note[] = []
  const kept: string[] = []
  const reasons: string[] = []
  for (const specifier of bindings.elements) {
    const judged = judgeName(specifier, rule, context)
    if (judged.isUnderstood) {
      edits.push(...judged.edits)
      notes.push(...judged.notes)
      continue
    }
    kept.push(specifier.getText(file))
    reasons.push(`${nameOf(specifier)}: ${judged.reason}`)
    notes.push({
      line: lineOf(specifier, file),
      text: `\`${nameOf(specifier)}\` stays: ${judged.reason}`,
    })
  }
  if (kept.length === bindings.elements.length) {
    return { edits: commentEdits(statement, reasons, file), notes }
  }
  if (kept.length === 0) imports.replace(statement)
  else {
    edits.push({
      start: bindings.getStart(file),
      end: bindings.end,
      text: `{ ${kept.join(', ')} }`,
    })
    edits.push(...commentEdits(statement, reasons, file))
    imports.follow(statement)
  }
  return { edits, notes }
}

/** Comments above an import, unless an earlier run has written them. */
function commentEdits(
  statement: ts.ImportDeclaration,
  reasons: readonly string[],
  file: ts.SourceFile,
): readonly Edit[] {
  const start = statement.getStart(file)
  const before = file.text.slice(statement.getFullStart(), start)
  const { newline } = styleOf(file)
  const texts = reasons
    .filter((reason) => !before.includes(reason))
    .map((reason) => `${MARK}${reason}${newline}`)
  return texts.length === 0 ? [] : [{ start, end: start, text: texts.join('') }]
}

/** The name as its module exports it. */
function nameOf({ propertyName, name }: ts.ImportSpecifier): string {
  return (propertyName ?? name).text
}

function judgeName(
  specifier: ts.ImportSpecifier,
  { names, others }: ModuleRule,
  context: Context,
): Judgement {
  const imported = nameOf(specifier)
  const rule: NameRule | undefined = Object.hasOwn(names, imported) ? names[imported] : others
  if (rule === undefined) return notUnderstood('It has no counterpart that is known.')
  if ('note' in rule) return notUnderstood(rule.note)
  if (specifier.isTypeOnly) return notUnderstood('It is a type.')
  return move(specifier, rule, context)
}

/** The new name is used, unless the file has it already: then the old one stands for it. */
function move(
  specifier: ts.ImportSpecifier,
  { module, name = nameOf(specifier), use }: MovedName,
  { file, imports }: Context,
): Judgement {
  const local = specifier.name.text
  const { identifiers, declarations } = findUses(file, local)
  if (declarations > 0) return notUnderstood('Another declaration has its name.')
  const isFree = local === name || !(declares(file, name) || imports.has(name))
  const newName = specifier.propertyName === undefined && isFree ? name : local
  const judged = judgeUses(identifiers, use, { file, newName })
  if (!judged.isUnderstood) return notUnderstood(`It was not changed: ${judged.reason}.`)
  const taken = judged.imports.find((each) => declares(file, each.name))
  if (taken !== undefined)
    return notUnderstood(`It was not changed: \`${taken.name}\` has another meaning here.`)
  imports.add(module, name, newName)
  for (const each of judged.imports) imports.add(each.module, each.name, each.name)
  return judged
}
