import ts from 'typescript'
import { type Edit, lineOf } from './edits.ts'
import { findUses } from './find-uses.ts'
import type { MemberRules, Note } from './migration.ts'

/** The edits and notes for the uses of an object that a factory made. */
interface JudgedMembers {
  readonly edits: readonly Edit[]
  readonly notes: readonly Note[]
}

/**
 * Methods of what a call of a factory returns, where the file names it and uses it: those with a counterpart are
 * renamed, the others are reported. What another file does with it is not looked at.
 */
export function judgeMembers(
  call: ts.CallExpression,
  rules: MemberRules,
  file: ts.SourceFile,
): JudgedMembers {
  const { parent } = call
  if (!ts.isVariableDeclaration(parent) || parent.initializer !== call) {
    return { edits: [], notes: [] }
  }
  if (!ts.isIdentifier(parent.name)) return judgeTakenApart(parent.name, rules, file)
  const { text } = parent.name
  const { identifiers, declarations } = findUses(file, text)
  if (declarations > 1) {
    return { edits: [], notes: [{ line: lineOf(parent, file), text: shadowed(text) }] }
  }
  const edits: Edit[] = []
  const notes: Note[] = []
  for (const { parent: use } of identifiers) {
    if (!ts.isPropertyAccessExpression(use)) continue
    const { name } = use
    const renamed = own(rules.renamed, name.text)
    const note = noteOn(name.text, rules)
    if (renamed !== undefined) {
      edits.push({ start: name.getStart(file), end: name.end, text: renamed })
    } else if (note !== undefined) notes.push({ line: lineOf(name, file), text: note })
  }
  return { edits, notes }
}

function shadowed(name: string): string {
  return `Another declaration has the name \`${name}\`: look at what is called on it.`
}

/** `const { open } = createAppKit(…)`: names are reported, and none is changed. */
function judgeTakenApart(
  pattern: ts.BindingPattern,
  rules: MemberRules,
  file: ts.SourceFile,
): JudgedMembers {
  const notes = pattern.elements.flatMap((element): readonly Note[] => {
    if (!ts.isBindingElement(element)) return []
    const name = (element.propertyName ?? element.name).getText(file)
    const renamed = own(rules.renamed, name)
    const text = renamed === undefined ? noteOn(name, rules) : `\`${name}\` is now \`${renamed}\`.`
    return text === undefined ? [] : [{ line: lineOf(element, file), text }]
  })
  return { edits: [], notes }
}

/** undefined for a method that is there as it was, or under another name. */
function noteOn(name: string, { same, renamed, noted }: MemberRules): string | undefined {
  if (same.includes(name) || own(renamed, name) !== undefined) return undefined
  const text = own(noted, name)
  return text === undefined
    ? `\`${name}\` of the instance is not known: look at it.`
    : `Look at \`${name}\`: ${text}.`
}

function own(record: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
