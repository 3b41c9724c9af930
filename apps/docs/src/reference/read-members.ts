import { relative } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../paths.ts'
import { readDocs } from './read-docs.ts'

/** One name with its type, as a site reads it. */
export interface Member {
  readonly name: string
  /** As it is written in the source, without `readonly` and without `| undefined` of optional ones. */
  readonly type: string
  /** A method or a function, with its parameters. */
  readonly isCallable: boolean
  readonly isOptional: boolean
  readonly doc: string
  readonly throws: string
  /** Declared in one of our packages, not in a library's types. */
  readonly isOwn: boolean
}

/** Reads a property of a type. */
export function readMember(checker: ts.TypeChecker, symbol: ts.Symbol): Member {
  const declaration = symbol.declarations?.[0]
  const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0
  const { doc, throws } = readDocs(checker, symbol)
  return {
    name: symbol.name,
    isOptional,
    doc,
    throws,
    ...writtenType(checker, symbol, declaration),
    isOwn: declaration !== undefined && ownerOf(declaration) !== undefined,
  }
}

function writtenType(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  declaration: ts.Declaration | undefined,
): Pick<Member, 'type' | 'isCallable'> {
  if (declaration !== undefined && ts.isMethodSignature(declaration)) {
    return { type: oneLine(declaration.getText()), isCallable: true }
  }
  const own = checker.getNonNullableType(checker.getTypeOfSymbol(symbol))
  const type = textAsWritten(checker, own, declaration) ?? checker.typeToString(own)
  return {
    type: oneLine(type).replace(/ \| undefined$/, ''),
    isCallable: own.getCallSignatures().length > 0,
  }
}

/** The text of the declaration, unless a mapped type has made another type of it. */
function textAsWritten(
  checker: ts.TypeChecker,
  own: ts.Type,
  declaration: ts.Declaration | undefined,
): string | undefined {
  if (declaration === undefined || !ts.isPropertySignature(declaration)) return undefined
  if (declaration.type === undefined) return undefined
  const written = checker.getNonNullableType(checker.getTypeFromTypeNode(declaration.type))
  const isSame = checker.typeToString(own) === checker.typeToString(written)
  return isSame ? declaration.type.getText() : undefined
}

function oneLine(text: string): string {
  return (
    text
      .replace(/\/\*\*.*?\*\/\s*/gs, '')
      .replace(/\s\/\/ .*$/gm, '')
      // Members on lines of their own, which need nothing between them.
      .replace(/([^\s{(,;|&<=>])\s*\n\s*(?=(?:readonly )?['\w-]+\??[:(])/g, '$1; ')
      .replace(/\s+/g, ' ')
      .replace(/^readonly /, '')
      .replace(/^\| /, '')
      .trim()
  )
}

/** The package that declares something, such as `@latchkey/core`; undefined for a library's. */
export function ownerOf(declaration: ts.Declaration): string | undefined {
  const path = relative(ROOT, declaration.getSourceFile().fileName).replaceAll('\\', '/')
  const folder = /^packages\/([^/]+)\/src\//.exec(path)?.[1]
  return folder && `@latchkey/${folder}`
}
