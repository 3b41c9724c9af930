import type ts from 'typescript'

/** One replacement in a text. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Applies edits, which do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((one, other) => other.start - one.start || other.end - one.end)
  return sorted.reduce(
    (changed, edit) => changed.slice(0, edit.start) + edit.text + changed.slice(edit.end),
    text,
  )
}

/** Returns true if two of them want to change the same text. */
export function overlap(edits: readonly Edit[]): boolean {
  const sorted = [...edits].sort((one, other) => one.start - other.start || one.end - other.end)
  return sorted.some(
    (edit, index) => edit.end > (sorted[index + 1]?.start ?? Number.POSITIVE_INFINITY),
  )
}

/** Removes a statement, with the line break behind it if nothing else is on its line. */
export function removalOf(statement: ts.Statement, file: ts.SourceFile): Edit {
  const behind = /^[ \t]*\r?\n/.exec(file.text.slice(statement.end))
  return {
    start: statement.getStart(file),
    end: statement.end + (behind?.[0].length ?? 0),
    text: '',
  }
}

/** The line on which a node begins, from 1. */
export function lineOf(node: ts.Node, file: ts.SourceFile): number {
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
}
