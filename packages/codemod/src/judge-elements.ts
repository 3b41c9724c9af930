import ts from 'typescript'
import { type Edit, lineOf } from './edits.ts'
import { nameOf } from './judge-element.ts'
import type { ElementRule, Migration, Note } from './migration.ts'

type Elements = NonNullable<Migration['elements']>

/** Renames custom elements in JSX, and their attributes, and reports those without a counterpart. */
export function judgeElements(
  file: ts.SourceFile,
  elements: Elements,
): { readonly edits: readonly Edit[]; readonly notes: readonly Note[] } {
  const edits: Edit[] = []
  const notes: Note[] = []
  function judge(tag: Tag): void {
    const name = tag.tagName.getText(file)
    const rule = Object.hasOwn(elements, name) ? elements[name] : undefined
    if (rule === undefined) return
    if (!('note' in rule)) edits.push(...tagEdits(tag, rule, file))
    else if (!ts.isJsxClosingElement(tag)) {
      notes.push({ line: lineOf(tag, file), text: `\`<${name}>\` stays: ${rule.note}` })
    }
  }
  function visit(node: ts.Node): void {
    if (isTag(node)) judge(node)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return { edits, notes }
}

type Tag = ts.JsxOpeningElement | ts.JsxSelfClosingElement | ts.JsxClosingElement

function isTag(node: ts.Node): node is Tag {
  return (
    ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxClosingElement(node)
  )
}

function tagEdits(tag: Tag, rule: ElementRule, file: ts.SourceFile): readonly Edit[] {
  const { tagName } = tag
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
