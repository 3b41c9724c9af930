import ts from 'typescript'

/** Attributes that are read out or shown. */
const SPOKEN = new Set(['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'label'])
/** Two letters of any script in a row make a word; signs, figures and single letters do not. */
const WORD = /\p{L}{2}/u

/** A text in markup. */
export interface LiteralText {
  readonly line: number
  readonly text: string
}

type Written = ts.JsxText | ts.StringLiteralLike | ts.TemplateLiteralLikeNode

/** Finds texts in markup, which can't be translated. */
export function literalTexts(source: string): readonly LiteralText[] {
  const file = ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  return below(file)
    .flatMap(writtenIn)
    .filter(({ text }) => WORD.test(text))
    .map((node) => ({ line: lineOf(node, file), text: node.text.trim() }))
}

function below(node: ts.Node): readonly ts.Node[] {
  const nodes: ts.Node[] = [node]
  ts.forEachChild(node, (child) => void nodes.push(...below(child)))
  return nodes
}

/** The texts of one piece of markup. */
function writtenIn(node: ts.Node): readonly Written[] {
  if (ts.isJsxText(node)) return [node]
  if (ts.isJsxAttribute(node)) {
    return SPOKEN.has(node.name.getText()) && node.initializer ? wordsOf(node.initializer) : []
  }
  return ts.isJsxExpression(node) && isChild(node) ? wordsOf(node) : []
}

/** Words that an expression may come out as: both arms of a choice, the pieces of a template. */
function wordsOf(node: ts.Node): readonly Written[] {
  if (ts.isStringLiteralLike(node)) return [node]
  if (ts.isTemplateExpression(node)) {
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
  }
  return outcomesOf(node).flatMap(wordsOf)
}

function outcomesOf(node: ts.Node): readonly ts.Node[] {
  if (ts.isJsxExpression(node)) return node.expression ? [node.expression] : []
  if (ts.isParenthesizedExpression(node)) return [node.expression]
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse]
  if (!ts.isBinaryExpression(node)) return []
  // The left of a condition is never shown; that of a sum or of a fallback may be.
  const isCondition = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
  return isCondition ? [node.right] : [node.left, node.right]
}

function isChild({ parent }: ts.JsxExpression): boolean {
  return ts.isJsxElement(parent) || ts.isJsxFragment(parent)
}

function lineOf(node: ts.Node, file: ts.SourceFile): number {
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
}
