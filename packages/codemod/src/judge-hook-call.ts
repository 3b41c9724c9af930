import ts from 'typescript'
import type { Edit } from './edits.ts'
import { type Judgement, notUnderstood, type Renaming, together, understood } from './judgement.ts'
import type { HookUse } from './migration.ts'

/** A call of a hook. Type arguments go: ours follow from the namespace. */
export function judgeHookCall(
  node: ts.Identifier,
  { fields, only }: HookUse,
  { file, newName }: Renaming,
): Judgement {
  const call = node.parent
  if (!ts.isCallExpression(call) || call.expression !== node) {
    return notUnderstood('it is not called here')
  }
  const named: Edit = { start: node.getStart(file), end: endOfName(call, file), text: newName }
  if (fields === undefined && only === undefined) return understood([named])
  const pattern = patternOf(call)
  if (pattern === undefined) return notUnderstood('its result is not taken apart at once')
  const elements = pattern.elements.map((element) => judgeField(element, { fields, only }, file))
  return together([understood([named]), ...elements])
}

function judgeField(
  element: ts.BindingElement,
  { fields, only }: Omit<HookUse, 'kind'>,
  file: ts.SourceFile,
): Judgement {
  const field = fieldOf(element)
  if (field === undefined)
    return notUnderstood('its result is taken apart in a way that is not known')
  if (only !== undefined && !only.includes(field)) {
    return notUnderstood(`\`${field}\` has no counterpart`)
  }
  const renamed = fields?.[field]
  return understood(renamed === undefined ? [] : [fieldEdit(element, renamed, file)])
}

/** Behind the name and its type arguments. */
function endOfName(call: ts.CallExpression, file: ts.SourceFile): number {
  const last = call.typeArguments?.at(-1)
  if (last === undefined) return call.expression.end
  return file.text.indexOf('>', last.end) + 1
}

function patternOf({ parent }: ts.CallExpression): ts.ObjectBindingPattern | undefined {
  if (!ts.isVariableDeclaration(parent)) return undefined
  return ts.isObjectBindingPattern(parent.name) ? parent.name : undefined
}

/** The field that an element of a pattern takes; undefined for the rest, and for a computed one. */
function fieldOf({ dotDotDotToken, name, propertyName }: ts.BindingElement): string | undefined {
  if (dotDotDotToken !== undefined) return undefined
  const field = propertyName ?? name
  return ts.isIdentifier(field) ? field.text : undefined
}

/** The variable keeps its name: `caipNetwork` becomes `network: caipNetwork`. */
function fieldEdit(element: ts.BindingElement, renamed: string, file: ts.SourceFile): Edit {
  const { propertyName, name } = element
  if (propertyName !== undefined) {
    return { start: propertyName.getStart(file), end: propertyName.end, text: renamed }
  }
  const start = name.getStart(file)
  return { start, end: start, text: `${renamed}: ` }
}
