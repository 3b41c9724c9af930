import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/**
 * A script for one of our pages, packed into one piece the first time it is asked for.
 *
 * @param file - Where it is, without the end of its name: TypeScript in the workspace, JavaScript in
 *   the published package.
 * @param start - Which function of the file is called.
 */
export function bundledScript(file: URL, start: string): () => Promise<string> {
  let script: Promise<string> | undefined
  return () => {
    script ??= bundle(file, start)
    return script
  }
}

async function bundle(file: URL, start: string): Promise<string> {
  const path = fileURLToPath(file)
  const source = ['.ts', '.js'].map((end) => path + end).find((name) => existsSync(name))
  const { outputFiles } = await build({
    stdin: {
      contents: `import { ${start} } from ${JSON.stringify(source)}\n${start}()`,
      resolveDir: dirname(path),
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
  })
  return outputFiles.map(({ text }) => text).join('\n')
}
