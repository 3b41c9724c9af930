import ts from 'typescript'
import { lineOf } from './edits.ts'
import { ruleOf } from './judge-import.ts'
import type { Migration, Note } from './migration.ts'

/** Reports modules that are named anywhere but in an import: by `import()`, `require`, or in a mock of a test. */
export function findLoads(file: ts.SourceFile, migration: Migration): readonly Note[] {
  const notes: Note[] = []
  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (ts.isStringLiteral(node) && ruleOf(node.text, migration) !== undefined) {
      notes.push({ line: lineOf(node, file), text: `${node.text} is named here: look at it.` })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return notes
}
