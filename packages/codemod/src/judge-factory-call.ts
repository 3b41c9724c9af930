import ts from 'typescript'
import { addressEdits } from './address-edits.ts'
import { type Edit, lineOf } from './edits.ts'
import { judgeMembers } from './judge-members.ts'
import { type Judgement, notUnderstood, type Renaming, understood } from './judgement.ts'
import type { AddedOption, FactoryUse, Note, OptionRules } from './migration.ts'

/** A call with one object of options, which is written out. */
export function judgeFactoryCall(
  node: ts.Identifier,
  { options: rules, members }: FactoryUse,
  { file, newName }: Renaming,
): Judgement {
  const call = node.parent
  if (!ts.isCallExpression(call) || call.expression !== node) {
    return notUnderstood('it is not called here')
  }
  const [options, ...rest] = call.arguments
  if (options === undefined || rest.length > 0 || !ts.isObjectLiteralExpression(options)) {
    return notUnderstood('its options are not written out here')
  }
  const read = readOptions(options, rules, file)
  const added = rules.added.filter(
    ({ unless }) => !unless.some((name) => read.names.includes(name)),
  )
  const named: Edit = { start: node.getStart(file), end: node.end, text: newName }
  const start = lineOf(call, file)
  const unused: Note = {
    line: start,
    text: 'Keep the instance, and hand it to `LatchkeyProvider` or to hooks as `{ latchkey }`.',
  }
  const made = judgeMembers(call, members, file)
  return understood(
    [named, ...read.edits, ...addedEdits(options, added, file), ...made.edits],
    [...read.notes, ...made.notes, ...(ts.isExpressionStatement(call.parent) ? [unused] : [])],
    added.flatMap(({ imports }) => imports ?? []),
  )
}

interface ReadOptions {
  readonly names: readonly string[]
  readonly edits: readonly Edit[]
  readonly notes: readonly Note[]
}

function readOptions(
  options: ts.ObjectLiteralExpression,
  rules: OptionRules,
  file: ts.SourceFile,
): ReadOptions {
  const read = options.properties.map((property) => readOption(property, rules, file))
  return {
    names: read.map(({ name }) => name),
    edits: read.flatMap(({ edits }) => edits),
    notes: read.flatMap(({ note, line }) => (note === undefined ? [] : [{ line, text: note }])),
  }
}

interface ReadOption {
  /** Empty for a spread, and for a name that is no plain word. */
  readonly name: string
  readonly line: number
  readonly edits: readonly Edit[]
  readonly note?: string
}

function readOption(
  property: ts.ObjectLiteralElementLike,
  rules: OptionRules,
  file: ts.SourceFile,
): ReadOption {
  const name =
    property.name !== undefined && ts.isIdentifier(property.name) ? property.name.text : ''
  const option = { name, line: lineOf(property, file) }
  const removed = own(rules.removed, name)
  if (removed !== undefined) {
    const edits = [removal(property, `${name} is no option: ${removed}`, file)]
    return { ...option, edits, note: `\`${name}\` was removed: ${removed}.` }
  }
  if (name === 'themeVariables') {
    return { ...option, edits: variableEdits(property, rules.variables, file) }
  }
  const addresses = name === rules.addresses ? addressEdits(property, file) : undefined
  if (addresses !== undefined) return { ...option, edits: addresses }
  const noted = own(rules.noted, name)
  if (noted !== undefined) return { ...option, edits: [], note: `Look at \`${name}\`: ${noted}.` }
  if (rules.same.includes(name)) return { ...option, edits: [] }
  const text = property.getText(file).slice(0, 40)
  return { ...option, edits: [], note: `\`${text}\` is not known: look at it.` }
}

function own(record: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}

/** A comment in place of an option, with the comma behind it. */
function removal(property: ts.Node, text: string, file: ts.SourceFile): Edit {
  const comma = /^\s*,/.exec(file.text.slice(property.end))
  const end = property.end + (comma?.[0].length ?? 0)
  return { start: property.getStart(file), end, text: `/* ${text} */` }
}

function variableEdits(
  property: ts.ObjectLiteralElementLike,
  [from, to]: OptionRules['variables'],
  file: ts.SourceFile,
): readonly Edit[] {
  if (!ts.isPropertyAssignment(property)) return []
  const { initializer } = property
  if (!ts.isObjectLiteralExpression(initializer)) return []
  return initializer.properties.flatMap(({ name }) => {
    if (name === undefined || !ts.isStringLiteral(name) || !name.text.startsWith(from)) return []
    const start = name.getStart(file) + 1
    return [{ start, end: start + from.length, text: to }]
  })
}

/** Before the first option, each with its indentation. */
function addedEdits(
  options: ts.ObjectLiteralExpression,
  added: readonly AddedOption[],
  file: ts.SourceFile,
): readonly Edit[] {
  if (added.length === 0) return []
  const start = options.getStart(file) + 1
  const [gap = ' '] = /^\s*/.exec(file.text.slice(start)) ?? []
  const text = added.map((each) => `${gap}${each.text},`).join('')
  return [{ start, end: start, text }]
}
