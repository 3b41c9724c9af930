import ts from 'typescript'
import type { Edit } from './edits.ts'
import { nameOf } from './judge-element.ts'
import type { ElementRule } from './migration.ts'

/** Renames custom elements in JSX, and their attributes. */
export function elementEdits(
  file: ts.SourceFile,
  elements: Readonly<Record<string, ElementRule>>,
): readonly Edit[] {
  const edits: Edit[] = []
  function visit(node: ts.Node): void {
    if (isTag(node)) edits.push(...tagEdits(node, elements, file))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return edits
}

type Tag = ts.JsxOpeningElement | ts.JsxSelfClosingElement | ts.JsxClosingElement

function isTag(node: ts.Node): node is Tag {
  return (
    ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxClosingElement(node)
  )
}

function tagEdits(
  tag: Tag,
  elements: Readonly<Record<string, ElementRule>>,
  file: ts.SourceFile,
): readonly Edit[] {
  const { tagName } = tag
  const old = tagName.getText(file)
  const rule = Object.hasOwn(elements, old) ? elements[old] : undefined
  if (rule === undefined) return []
  const named: Edit = { start: tagName.getStart(file), end: tagName.end, text: rule.name }
  if (ts.isJsxClosingElement(tag)) return [named]
  return [named, ...tag.attributes.properties.flatMap((each) => attributeEdits(each, rule, file))]
}

function attributeEdits(
  attribute: ts.JsxAttributeLike,
  { attributes }: ElementRule,
  file: ts.SourceFile,
): readonly Edit[] {
  const name = nameOf(attribute)
  const text = name === undefined ? undefined : attributes[name]
  if (text === undefined || !ts.isJsxAttribute(attribute)) return []
  return [{ start: attribute.name.getStart(file), end: attribute.name.end, text }]
}
