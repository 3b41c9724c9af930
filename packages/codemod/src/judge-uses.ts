import ts from 'typescript'
import { judgeElement } from './judge-element.ts'
import { judgeFactoryCall } from './judge-factory-call.ts'
import { judgeHookCall } from './judge-hook-call.ts'
import { type Judgement, notUnderstood, type Renaming, together, understood } from './judgement.ts'
import type { Use } from './migration.ts'

/** Decides about every use of an imported name, and how each is written from now on. */
export function judgeUses(
  identifiers: readonly ts.Identifier[],
  use: Use | undefined,
  renaming: Renaming,
): Judgement {
  return together(identifiers.map((identifier) => judgeUse(identifier, use, renaming)))
}

function judgeUse(node: ts.Identifier, use: Use | undefined, renaming: Renaming): Judgement {
  if (isExported(node)) return notUnderstood('it is exported again')
  switch (use?.kind) {
    case undefined:
      return judgePlain(node, renaming)
    case 'hook':
      return judgeHookCall(node, use, renaming)
    case 'component':
      return judgeElement(node, use, renaming)
    case 'factory':
      return judgeFactoryCall(node, use, renaming)
    case 'class':
      return judgeNew(node, renaming)
    default:
      return use satisfies never
  }
}

function isExported({ parent }: ts.Identifier): boolean {
  return ts.isExportSpecifier(parent) || ts.isExportAssignment(parent)
}

/** The same name of another module; a shorthand keeps its key. */
function judgePlain(node: ts.Identifier, { file, newName }: Renaming): Judgement {
  if (node.text === newName) return understood()
  const text = ts.isShorthandPropertyAssignment(node.parent) ? `${node.text}: ${newName}` : newName
  return understood([{ start: node.getStart(file), end: node.end, text }])
}

/** `new Old()` becomes `ours()`. */
function judgeNew(node: ts.Identifier, { file, newName }: Renaming): Judgement {
  const { parent } = node
  if (!ts.isNewExpression(parent) || parent.expression !== node) {
    return notUnderstood('it is not made by `new` here')
  }
  if ((parent.arguments?.length ?? 0) > 0) return notUnderstood('it has arguments')
  return understood([{ start: parent.getStart(file), end: parent.end, text: `${newName}()` }])
}
