import ts from 'typescript'
import type { Edit } from './edits.ts'

/**
 * Lists of `{ url }` become lists of addresses: `{ 'eip155:1': [{ url: a }] }` is `{ 'eip155:1': [a] }`.
 *
 * @returns undefined where it is written in another way.
 */
export function addressEdits(
  property: ts.ObjectLiteralElementLike,
  file: ts.SourceFile,
): readonly Edit[] | undefined {
  if (!ts.isPropertyAssignment(property)) return undefined
  const { initializer } = property
  if (!ts.isObjectLiteralExpression(initializer)) return undefined
  const edits = initializer.properties.map((each) => listEdits(each, file))
  return edits.every((each) => each !== undefined) ? edits.flat() : undefined
}

function listEdits(
  list: ts.ObjectLiteralElementLike,
  file: ts.SourceFile,
): readonly Edit[] | undefined {
  if (!ts.isPropertyAssignment(list) || !ts.isArrayLiteralExpression(list.initializer))
    return undefined
  const edits = list.initializer.elements.map((element) => addressEdit(element, file))
  return edits.every((each) => each !== undefined) ? edits : undefined
}

function addressEdit(element: ts.Expression, file: ts.SourceFile): Edit | undefined {
  if (!ts.isObjectLiteralExpression(element)) return undefined
  const [url, ...others] = element.properties
  if (url === undefined || others.length > 0 || !ts.isPropertyAssignment(url)) return undefined
  if (url.name.getText(file) !== 'url') return undefined
  return {
    start: element.getStart(file),
    end: element.end,
    text: url.initializer.getText(file),
  }
}
