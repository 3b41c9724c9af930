import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, readJson } from '../lib/paths.mjs'
import { installLines } from '../lib/readme-code.mjs'
import { readExampleFiles } from '../readme/extract-snippets.ts'

const FOLDER = 'apps/docs/pages/start'

/** Each quick start, and the examples that it shows. */
const shown = readdirSync(join(ROOT, FOLDER))
  .map((name) => `${FOLDER}/${name}`)
  .map((page) => ({ page, files: readExampleFiles(textOf(page)).map(({ path }) => path) }))
  .filter(({ files }) => files.length > 0)
  .map(({ page, files }) => ({ page, files, examples: [...new Set(files.map(exampleOf))] }))

test('there are quick starts', () => {
  expect(shown.length).toBeGreaterThan(10)
})

test.each(shown)('$page shows every file of its example that has to do with us', (start) => {
  const ours = start.examples.flatMap((example) =>
    sourcesIn(example).filter((path) => /@latchkey\/|\/latchkey['"]/.test(textOf(path))),
  )

  expect(start.files).toEqual(expect.arrayContaining(ours))
})

test.each(shown)('$page installs every package of ours that its example has', (start) => {
  const ours = start.examples.flatMap((example) =>
    Object.keys(readJson(`${example}/package.json`).dependencies).filter((name) =>
      name.startsWith('@latchkey/'),
    ),
  )

  expect(installLines(start.page).flat()).toEqual(expect.arrayContaining(ours))
})

function exampleOf(path: string): string {
  return path.split('/').slice(0, 2).join('/')
}

/** Paths of the code of an example. */
function sourcesIn(example: string): readonly string[] {
  return readdirSync(join(ROOT, example), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|js|mjs|vue|svelte|astro|html)$/.test(path))
    .filter((path) => !/node_modules|^\.|^dist|^build/.test(path))
    .map((path) => `${example}/${path}`)
}

function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}
