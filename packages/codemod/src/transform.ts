import ts from 'typescript'
import { applyEdits, type Edit, lineOf, overlap, removalOf } from './edits.ts'
import { findLoads } from './find-loads.ts'
import { judgeElements } from './judge-elements.ts'
import { judgeImport, ruleOf } from './judge-import.ts'
import type { Migration, ModuleRule, Note } from './migration.ts'
import { createNewImports, type NewImports } from './new-imports.ts'

/** One file, before. */
export interface SourceText {
  readonly path: string
  readonly text: string
}

/** One file, after. */
export interface Transformed {
  /** The same text where nothing was changed. */
  readonly text: string
  /** In the order of the file. */
  readonly notes: readonly Note[]
}

/**
 * Rewrites what maps one to one. What is not understood stays as it is, with a comment above its import, and is
 * reported. A file with syntax errors, or one that would have some afterwards, is not touched.
 */
export function transform({ path, text }: SourceText, migration: Migration): Transformed {
  if (!mentions(text, migration)) return { text, notes: [] }
  if (hasSyntaxErrors(text, path)) {
    return { text, notes: [{ line: 1, text: 'It was not touched: it has syntax errors.' }] }
  }
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kindOf(path))
  const state: State = { file, migration, edits: [], notes: [], imports: createNewImports(file) }
  for (const statement of file.statements) readStatement(statement, state)
  const elements = judgeElements(file, migration.elements ?? {})
  state.edits.push(...elements.edits)
  state.notes.push(...elements.notes)
  if (elements.edits.length > 0) state.imports.addEffect('@latchkey/react/elements')
  state.edits.push(...state.imports.edits())
  state.notes.push(...findLoads(file, migration))
  const changed = applyEdits(text, state.edits)
  if (overlap(state.edits) || (changed !== text && hasSyntaxErrors(changed, path))) {
    return { text, notes: [{ line: 1, text: 'It was not touched: it could not be rewritten.' }] }
  }
  return { text: changed, notes: [...state.notes].sort((one, other) => one.line - other.line) }
}

interface State {
  readonly file: ts.SourceFile
  readonly migration: Migration
  readonly edits: Edit[]
  readonly notes: Note[]
  readonly imports: NewImports
}

/** A quick look, so that most files are not parsed. */
function mentions(text: string, { prefix, elements = {} }: Migration): boolean {
  return [prefix, ...Object.keys(elements)].some((name) => text.includes(name))
}

function readStatement(statement: ts.Statement, state: State): void {
  const { file, migration, notes } = state
  const isImport = ts.isImportDeclaration(statement)
  if (!isImport && !ts.isExportDeclaration(statement)) return
  const { moduleSpecifier } = statement
  if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return
  const rule = ruleOf(moduleSpecifier.text, migration)
  if (!isImport) {
    if (rule === undefined) return
    notes.push({
      line: lineOf(statement, file),
      text: `It exports names of ${moduleSpecifier.text}.`,
    })
  } else if (migration.removed?.includes(moduleSpecifier.text)) {
    state.edits.push(removalOf(statement, file))
  } else if (rule !== undefined) readImport(statement, rule, state)
}

function readImport(statement: ts.ImportDeclaration, rule: ModuleRule, state: State): void {
  const { file, imports } = state
  const result = judgeImport(statement, rule, { file, imports })
  state.edits.push(...result.edits)
  state.notes.push(...result.notes)
}

function kindOf(path: string): ts.ScriptKind {
  if (/\.[cm]?ts$/.test(path)) return ts.ScriptKind.TS
  return /\.tsx$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.JSX
}

function hasSyntaxErrors(text: string, path: string): boolean {
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: /\.[cm]?js$/.test(path) ? path.replace(/\.[cm]?js$/, '.jsx') : path,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, allowJs: true, target: ts.ScriptTarget.ESNext },
  })
  return diagnostics.some(({ category }) => category === ts.DiagnosticCategory.Error)
}
