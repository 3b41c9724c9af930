import { expect, test } from 'vitest'
import { installWarnings, unexpectedLines, warningsIn } from './judge-output.mjs'

const GOOD = `▲ Next.js 16.4.3 (Turbopack)
⚠ No build cache found. Please configure build caching for faster rebuilds.
✓ Compiled successfully in 3.9s
└ ○ /_not-found
dist/assets/error-warning-DgR2.js  1.25 kB │ gzip: 0.50 kB
svelte-check found 0 errors and 0 warnings
webpack 5.113.0 compiled successfully in 2163 ms
ℹ .nuxt/dist/client/_nuxt/error-500.DBWf9FGj.css    1.91 kB │ gzip:   0.73 kB
[info] ../.nuxt/dist/client/_nuxt/error-404.C-Ezrlz-.css    2.43 kB │ gzip:   0.86 kB
├─ .output/server/chunks/_/error-500.mjs (5.09 kB) (2.07 kB gzip)
✓ built in 2.48s`

test('a clean build has no warning', () => {
  expect(warningsIn(GOOD)).toEqual([])
})

test.each([
  '(!) Some chunks are larger than 500 kB after minification. Consider:',
  '\u001b[33mwarnings when minifying css:\u001b[39m',
  'WARNING in asset size limit: The following asset(s) exceed the recommended size limit.',
  ' ⚠ The "middleware" file convention is old.',
  '▲ [WARNING] bundle initial exceeded maximum budget.',
  ' WARN  Failed to resolve "x".',
  '[MISSING_EXPORT] Warning: "a" is not exported by "b".',
  '[plugin rolldown:vite-resolve] Module "fs" has been externalized for browser compatibility.',
  '(node:1) [DEP0040] DeprecationWarning: The punycode module is deprecated.',
  'Circular dependency: a -> b -> a',
])('a build that prints "%s" has a warning', (line) => {
  expect(warningsIn(`${GOOD}\n${line}\n`)).toHaveLength(1)
})

test('a server may log requests that went well, and nothing else', () => {
  const log = 'GET / 200 - - 5.3 ms\nGET /x 500\nCookies!\n'

  expect(unexpectedLines(log)).toEqual(['GET /x 500', 'Cookies!'])
})

test('an installation may warn of packages that are not ours and that we do not ask for', () => {
  const lines = [
    'npm warn deprecated glob@7.2.3: old',
    'npm warn deprecated @latchkey/core@0.1.0: old',
    'npm warn deprecated viem@2.0.0: old',
    'npm warn ERESOLVE overriding peer dependency',
    "npm warn EBADENGINE   package: 'viem@2.0.0',",
    "npm warn EBADENGINE   package: 'chokidar@6.0.0',",
    'added 12 packages in 3s',
  ]

  expect(installWarnings(lines.join('\n'), ['viem', 'react'])).toEqual(lines.slice(1, 5))
})
