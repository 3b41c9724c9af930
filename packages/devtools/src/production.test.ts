import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test, vi } from 'vitest'

const ROOT = fileURLToPath(new URL('.', import.meta.url))

/** A site as the README has it. */
const SITE = `
const latchkey = {}
if (import.meta.env.DEV) {
  const { mountDevtools } = await import('@latchkey/devtools')
  mountDevtools(latchkey)
}
document.title = 'A site'
`

/** Builds the site, and returns everything that it would ship. */
async function buildSite(mode: 'production' | 'development'): Promise<string> {
  // As the command line sets it.
  vi.stubEnv('NODE_ENV', mode)
  const output = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    mode,
    plugins: [
      {
        name: 'site',
        resolveId: (id) => (id === 'site.js' ? id : undefined),
        load: (id) => (id === 'site.js' ? SITE : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      modulePreload: false,
      rollupOptions: { input: 'site.js', external: ['@latchkey/devtools'] },
    },
  })
  const files = [output].flat().flatMap((each) => ('output' in each ? each.output : []))
  return files.map((file) => ('code' in file ? file.code : '')).join('\n')
}

test('a build for production has nothing of the panel; one for development imports it', async () => {
  expect(await buildSite('production')).not.toMatch(/devtools/i)
  expect(await buildSite('development')).toContain('import("@latchkey/devtools")')
})
