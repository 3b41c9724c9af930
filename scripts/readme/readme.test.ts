/** @full Tries a program with a whole site or a whole compiler. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { ROOT } from '../lib/paths.mjs'
import { compileSnippets } from './compile-snippets.ts'
import { documentationPages } from './documentation-pages.ts'
import { extractAllSnippets, extractSnippets, type Snippet } from './extract-snippets.ts'

// One program of all packages is made before the first test.
vi.setConfig({ hookTimeout: 180_000 })

const PAGES = [
  'README.md',
  ...['packages', 'examples'].flatMap((parent) =>
    readdirSync(join(ROOT, parent)).map((name) => `${parent}/${name}/README.md`),
  ),
].filter((page) => existsSync(join(ROOT, page)))

const WRONG_PAGE = `
\`\`\`ts
import { createCore } from '@latchkey/core'
const given = 1
\`\`\`

<!-- goes on -->
\`\`\`tsx
import { evmAdaptor } from '@latchkey/adapter-evm'
const core: string = createCore({ networks: [given] })
\`\`\`

\`\`\`ts
const alone = given
\`\`\`
`

const WRONG_MARKUP = `
\`\`\`vue
<script setup lang="ts">
import { useNothing } from '@latchkey/vue'
import { site } from '@/site'
</script>

<template><p v-if="site"></template>
\`\`\`

\`\`\`svelte
<script lang="ts">
  let count: number = $state(0)
</script>

{#if count}
\`\`\`

\`\`\`html
<p id="a" id="b"></p>
<script type="importmap">{ "imports": {} }</script>
<script type="module">
  const count = ;
</script>
\`\`\`

\`\`\`js
const count = missing
\`\`\`
`

const snippets = [
  ...PAGES.flatMap((page) => [...extractSnippets(page, textOf(page))]),
  ...documentationPages().flatMap((page) => [...extractAllSnippets(page, textOf(page))]),
]
const wrong = [
  ...extractSnippets('WRONG.md', WRONG_PAGE),
  ...extractAllSnippets('MARKUP.md', WRONG_MARKUP),
]

let faults: ReadonlyMap<Snippet, readonly string[]>

beforeAll(() => {
  faults = compileSnippets([...snippets, ...wrong])
})

test('every package has a page that shows code', () => {
  const showing = new Set(snippets.map(({ page }) => page))

  expect(PAGES.filter((page) => !page.startsWith('examples') && !showing.has(page))).toEqual([])
})

test.each(['README.md', 'packages/react/README.md'])(
  'the first site on %s looks light or dark as its visitor has it',
  (page) => {
    const first = snippets.find((snippet) => snippet.page === page)

    expect(first?.code).toContain("themeMode: 'system'")
  },
)

test.each(snippets)('the code of $page, line $line, compiles', (snippet) => {
  expect(faults.get(snippet)).toEqual([])
})

test('code that does not compile is named by page and line', () => {
  expect(wrong.map((snippet) => faults.get(snippet))).toEqual([
    [],
    [
      expect.stringMatching(/^WRONG\.md:9: .*evmAdaptor/),
      expect.stringMatching(/^WRONG\.md:10: .*not assignable/),
      expect.stringMatching(/^WRONG\.md:10: .*not assignable/),
    ],
    ["WRONG.md:14: Cannot find name 'given'."],
    [
      expect.stringMatching(/^MARKUP\.md:4: .*useNothing/),
      expect.stringMatching(/^MARKUP\.md:3: .*end tag/),
    ],
    [expect.stringMatching(/^MARKUP\.md:12: .*block was left open/i)],
    [expect.stringMatching(/^MARKUP\.md:23: /), 'MARKUP.md:20: duplicate-attribute'],
    ["MARKUP.md:28: Cannot find name 'missing'."],
  ])
})

function textOf(page: string): string {
  return readFileSync(join(ROOT, page), 'utf8')
}
