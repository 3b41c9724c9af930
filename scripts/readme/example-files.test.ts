import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../lib/paths.mjs'
import { documentationPages } from './documentation-pages.ts'
import { readExampleFiles } from './extract-snippets.ts'

const PAGES = [
  'README.md',
  ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}/README.md`),
  ...documentationPages(),
].filter((page) => existsSync(join(ROOT, page)))

const shown = PAGES.flatMap((page) =>
  readExampleFiles(textOf(page)).map((file) => ({ ...file, page })),
)

test.each(shown)('$page shows $path as it is, which is built and visited', ({ path, code }) => {
  expect(code).toBe(textOf(path))
})

test('a path without a block, and a block without a path, show no file', () => {
  const page = '<!-- examples/a.ts -->\n\n```ts\n1\n```\n\n```ts\n2\n```\n'

  expect(readExampleFiles(`${page}\n<!-- examples/b.ts -->\n\`\`\`ts\n3\n\`\`\`\n`)).toEqual([
    { path: 'examples/b.ts', code: '3\n' },
  ])
})

function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}
