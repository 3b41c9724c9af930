import { join } from 'node:path'
import ts from 'typescript'
import { siteOptions } from '../lib/front-doors.mjs'
import { ROOT } from '../lib/paths.mjs'
import type { Snippet } from './extract-snippets.ts'
import { parseMarkup, scriptsOf } from './parse-markup.ts'

/** A place from which a site's libraries are found; nothing is written there. */
const SITE = join(ROOT, 'apps', 'lab', 'src')
/**
 * The other packages that snippets import: their types, and the package that has them installed.
 */
const OTHERS = Object.fromEntries(
  [
    ['ethers', 'adapter-evm', 'lib.esm/index.d.ts'],
    ['@wagmi/core', 'adapter-evm', 'dist/types/exports/index.d.ts'],
    ['vue', 'vue', 'dist/vue.d.mts'],
  ].map(([name = '', folder = '', types = '']) => [
    name,
    [join(ROOT, 'packages', folder, 'node_modules', name, types)],
  ]),
)

/** How sites resolve modules: as bundlers do, and as Node does. */
const RESOLUTIONS: Readonly<Record<string, ts.CompilerOptions>> = {
  bundler: {},
  nodenext: {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  },
}

/** Parsed files of libraries, which are the same however modules are resolved. */
type Parsed = Map<string, ts.SourceFile | undefined>

/**
 * Compiles snippets against the sources of our packages: one program for each way to resolve modules.
 *
 * @returns For each snippet its faults, as `page:line: message`, each once.
 */
export function compileSnippets(
  snippets: readonly Snippet[],
): ReadonlyMap<Snippet, readonly string[]> {
  const files = new Map(
    snippets.map((snippet, index) => [join(SITE, `snippet-${index}.tsx`), snippet]),
  )
  const options: ts.CompilerOptions = siteOptions(ts)
  const parsed: Parsed = new Map()
  const programs = Object.values(RESOLUTIONS).map((resolution) => {
    const settings = { ...options, ...resolution, paths: { ...options.paths, ...OTHERS } }
    return ts.createProgram([...files.keys()], settings, hostOf(settings, { files, parsed }))
  })
  return new Map(
    [...files].map(([path, snippet]) => {
      const faults = programs.flatMap((program) => faultsIn(program, { path, snippet }))
      return [snippet, [...new Set(faults)]]
    }),
  )
}

interface Sources {
  readonly files: ReadonlyMap<string, Snippet>
  readonly parsed: Parsed
}

function hostOf(options: ts.CompilerOptions, { files, parsed }: Sources): ts.CompilerHost {
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
      if (text !== undefined) return ts.createSourceFile(path, text, version, true)
      if (!path.includes('/node_modules/')) return host.getSourceFile(path, version)
      if (!parsed.has(path)) parsed.set(path, host.getSourceFile(path, version))
      return parsed.get(path)
    },
  }
}

/** The code of a snippet below that of the snippets before it. */
function wholeCode({ language, code, before }: Snippet): string {
  const own = hasMarkup({ language }) ? scriptsOf(code) : code
  return before === undefined ? own : `${wholeCode(before)}${own}`
}

/** Returns true if a block is a page or a component, of which the scripts are compiled. */
function hasMarkup({ language }: Pick<Snippet, 'language'>): boolean {
  return language === 'html' || language === 'vue' || language === 'svelte'
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
    [...program.getSyntacticDiagnostics(file), ...semanticFaults(program, file, snippet)]
      .map(({ start = 0, messageText }) => ({
        own: file.getLineAndCharacterOfPosition(start).line - linesBefore,
        message: ts.flattenDiagnosticMessageText(messageText, ' '),
      }))
      // Faults in the block before are reported there.
      .filter(({ own }) => own >= 0)
      .map(({ own, message }) => `${page}:${line + own}: ${message}`)
      .concat(parseMarkup(snippet))
  )
}

/** Names that a component has without an import. */
const RUNES = /^Cannot find name '\$\w+'/
/** A file of the site's own, which a component may import. */
const OWN_FILE = /^Cannot find module '(?:\.|~|@|\$lib|\$app)\//

/** The types of an HTML page are not judged: its modules are those of a folder that it serves. */
function semanticFaults(
  program: ts.Program,
  file: ts.SourceFile,
  { language }: Snippet,
): readonly ts.Diagnostic[] {
  if (language === 'html') return []
  const faults = program.getSemanticDiagnostics(file)
  if (!hasMarkup({ language })) return faults
  return faults.filter(({ messageText }) => {
    const text = ts.flattenDiagnosticMessageText(messageText, ' ')
    return !RUNES.test(text) && !OWN_FILE.test(text)
  })
}
