import ts from 'typescript'
import type { Edit } from './edits.ts'
import { type Judgement, notUnderstood, type Renaming, understood } from './judgement.ts'
import type { AttributeRule, ComponentUse } from './migration.ts'

/** A JSX element of a component. */
export function judgeElement(
  node: ts.Identifier,
  { attributes, adds = '' }: ComponentUse,
  { file, newName }: Renaming,
): Judgement {
  const { parent } = node
  const named = (text: string): Edit => ({ start: node.getStart(file), end: node.end, text })
  if (ts.isJsxClosingElement(parent)) return understood([named(newName)])
  if (!ts.isJsxOpeningElement(parent) && !ts.isJsxSelfClosingElement(parent)) {
    return notUnderstood('it is not an element here')
  }
  const edits: Edit[] = []
  for (const attribute of parent.attributes.properties) {
    const name = nameOf(attribute)
    const rule =
      name !== undefined && Object.hasOwn(attributes, name) ? attributes[name] : undefined
    const edit = rule === undefined ? undefined : attributeEdit(attribute, rule, file)
    if (edit === undefined) {
      return notUnderstood(`\`${attribute.getText(file)}\` has no counterpart`)
    }
    edits.push(edit)
  }
  return understood([named(newName + adds), ...edits])
}

/** undefined for a spread, and for a name with a namespace. */
export function nameOf(attribute: ts.JsxAttributeLike): string | undefined {
  if (!ts.isJsxAttribute(attribute) || !ts.isIdentifier(attribute.name)) return undefined
  return attribute.name.text
}

/** A name alone, so that whatever is in the value can change as well, or a whole attribute whose value is known. */
function attributeEdit(
  attribute: ts.JsxAttributeLike,
  rule: string | AttributeRule,
  file: ts.SourceFile,
): Edit | undefined {
  if (!ts.isJsxAttribute(attribute)) return undefined
  const { name, initializer } = attribute
  if (typeof rule === 'string') return { start: name.getStart(file), end: name.end, text: rule }
  const text = rule[initializer?.getText(file) ?? '']
  return text === undefined ? undefined : { start: name.getStart(file), end: attribute.end, text }
}
