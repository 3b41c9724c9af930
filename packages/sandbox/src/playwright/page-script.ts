import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** The scripts that run in pages, by file name, and what they export. */
const SCRIPTS = {
  'wallet-page': 'showWallet',
  'metamask-page': 'showMetaMask',
  'solana-page': 'showSolana',
  'bitcoin-page': 'showBitcoin',
} as const

/**
 * The members of `process` that libraries written for Node use; a name of the script, not of the
 * page.
 */
const PROCESS = `const process = {
  env: {},
  nextTick: (task, ...args) => queueMicrotask(() => task(...args)),
}`

/**
 * A script for `addInitScript`, packed into one piece.
 *
 * @returns JavaScript that leaves no name behind in the page.
 */
export async function pageScript(name: keyof typeof SCRIPTS, options: object): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { ${SCRIPTS[name]} } from ${JSON.stringify(inPage(name))}
        ${SCRIPTS[name]}(${JSON.stringify(options)})`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: { global: 'globalThis' },
    legalComments: 'none',
    logLevel: 'silent',
  })
  return `(() => {\n${PROCESS};\n${outputFiles.map(({ text }) => text).join('\n')}})()`
}

/** The same file is TypeScript in the workspace and JavaScript in the published package. */
function inPage(name: string): string {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return fileURLToPath(new URL(`./in-page/${name}.${extension}`, import.meta.url))
}
