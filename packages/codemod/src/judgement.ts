import type ts from 'typescript'
import type { Edit } from './edits.ts'
import type { Note } from './migration.ts'

/** The file, and the name that stands for the old one from now on. */
export interface Renaming {
  readonly file: ts.SourceFile
  readonly newName: string
}

/** The edits and notes for the uses of one imported name. */
export type Judgement =
  | {
      readonly isUnderstood: true
      readonly edits: readonly Edit[]
      readonly notes: readonly Note[]
      /** Further names that the edits need. */
      readonly imports: readonly { readonly module: string; readonly name: string }[]
    }
  /** It stays as it is. */
  | { readonly isUnderstood: false; readonly reason: string }

/** Uses that are not understood. */
export function notUnderstood(reason: string): Judgement {
  return { isUnderstood: false, reason }
}

/** Uses that are. */
export function understood(
  edits: readonly Edit[] = [],
  notes: readonly Note[] = [],
  imports: readonly { readonly module: string; readonly name: string }[] = [],
): Judgement {
  return { isUnderstood: true, edits, notes, imports }
}

/** All of them together: understood only if each is. */
export function together(judgements: readonly Judgement[]): Judgement {
  const edits: Edit[] = []
  const notes: Note[] = []
  const imports: { readonly module: string; readonly name: string }[] = []
  for (const each of judgements) {
    if (!each.isUnderstood) return each
    edits.push(...each.edits)
    notes.push(...each.notes)
    imports.push(...each.imports)
  }
  return understood(edits, notes, imports)
}
