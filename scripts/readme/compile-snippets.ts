import { join } from 'node:path'
import ts from 'typescript'
import { siteOptions } from '../lib/front-doors.mjs'
import { ROOT } from '../lib/paths.mjs'
import type { Snippet } from './extract-snippets.ts'

/** A place from which a site's libraries are found; nothing is written there. */
const SITE = join(ROOT, 'apps', 'lab', 'src')
/** What snippets show besides, and who has it installed. */
const OTHERS = Object.fromEntries(
  [
    ['ethers', 'adapter-evm'],
    ['@wagmi/core', 'adapter-evm'],
    ['vue', 'vue'],
  ].map(([name = '', folder = '']) => [
    name,
    [join(ROOT, 'packages', folder, 'node_modules', name)],
  ]),
)

/**
 * Compiles snippets against the sources of our packages, all in one program.
 *
 * @returns For each snippet its faults, as `page:line: message`.
 */
export function compileSnippets(
  snippets: readonly Snippet[],
): ReadonlyMap<Snippet, readonly string[]> {
  const files = new Map(
    snippets.map((snippet, index) => [join(SITE, `snippet-${index}.tsx`), snippet]),
  )
  const options: ts.CompilerOptions = siteOptions(ts)
  const settings = { ...options, paths: { ...options.paths, ...OTHERS } }
  const program = ts.createProgram([...files.keys()], settings, hostOf(settings, files))
  return new Map(
    [...files].map(([path, snippet]) => [snippet, faultsIn(program, { path, snippet })]),
  )
}

function hostOf(options: ts.CompilerOptions, files: ReadonlyMap<string, Snippet>): ts.CompilerHost {
  const host = ts.createCompilerHost(options)
  const textOf = (path: string): string | undefined => {
    const snippet = files.get(path)
    return snippet && wholeCode(snippet)
  }
  return {
    ...host,
    fileExists: (path) => files.has(path) || host.fileExists(path),
    readFile: (path) => textOf(path) ?? host.readFile(path),
    getSourceFile(path, version) {
      const text = textOf(path)
      if (text === undefined) return host.getSourceFile(path, version)
      return ts.createSourceFile(path, text, version, true)
    },
  }
}

/** The code of a snippet below that of the snippets before it. */
function wholeCode({ code, before }: Snippet): string {
  return before === undefined ? code : `${wholeCode(before)}${code}`
}

interface Compiled {
  readonly path: string
  readonly snippet: Snippet
}

function faultsIn(program: ts.Program, { path, snippet }: Compiled): readonly string[] {
  const file = program.getSourceFile(path)
  if (file === undefined) throw new Error(`${path} is not part of the program`)
  const { page, line, before } = snippet
  const linesBefore = before === undefined ? 0 : wholeCode(before).split('\n').length - 1
  return (
    [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
      .map(({ start = 0, messageText }) => ({
        own: file.getLineAndCharacterOfPosition(start).line - linesBefore,
        message: ts.flattenDiagnosticMessageText(messageText, ' '),
      }))
      // Faults in the block before are reported there.
      .filter(({ own }) => own >= 0)
      .map(({ own, message }) => `${page}:${line + own}: ${message}`)
  )
}
