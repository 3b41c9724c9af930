import { expect, test } from 'vitest'
import { complaintsIn } from './judge-build.mjs'

const GOOD = `vite v8.3.8 building client environment for production...
transforming...
✓ 1832 modules transformed.
rendering chunks...
computing gzip size...
dist/index.html                        1.25 kB │ gzip:   0.50 kB
dist/assets/index-Bmr8E0H0.css         2.62 kB │ gzip:   0.98 kB
dist/assets/index-CAGvppKE.js      1,407.61 kB │ gzip: 126.15 kB

✓ built in 2.48s
`

test('a clean build prints nothing', () => {
  expect(complaintsIn(GOOD)).toEqual([])
})

test.each([
  '(!) Some chunks are larger than 500 kB after minification. Consider:',
  '\u001b[33mwarnings when minifying css:\u001b[39m',
  '[MISSING_EXPORT] Warning: "a" is not exported by "b".',
  '[plugin rolldown:vite-resolve] Module "fs" has been externalized for browser compatibility.',
  '(node:1) [DEP0040] DeprecationWarning: The punycode module is deprecated.',
  'Circular dependency: a -> b -> a',
])('a build that prints "%s" has a warning', (line) => {
  expect(complaintsIn(`${GOOD}${line}\n`)).toHaveLength(1)
})
