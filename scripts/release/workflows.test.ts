import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../lib/paths.mjs'
import { publishedPackages } from '../packed/published.mjs'

const FOLDER = join(ROOT, '.github', 'workflows')
const WORKFLOWS = readdirSync(FOLDER).map((name) => ({
  name,
  text: readFileSync(join(FOLDER, name), 'utf8'),
}))

test.each(WORKFLOWS)('$name pins each action by a commit, and names its version', ({ text }) => {
  const used = [...text.matchAll(/uses: (.+)/g)].map(([, action = '']) => action)
  const loose = used.filter((action) => !/^(\.\/|[\w/-]+@[0-9a-f]{40} # v[\d.]+$)/.test(action))

  expect(used.length).toBeGreaterThan(0)
  expect(loose).toEqual([])
})

test.each(WORKFLOWS)('$name may write nothing unless a job says so', ({ text }) => {
  expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m)
})

test.each(WORKFLOWS)('$name runs scripts that exist', ({ text }) => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)

  expect(named.filter((name) => scripts[name] === undefined)).toEqual([])
})

test.each(WORKFLOWS)('$name puts no text of a pull request into a command', ({ text }) => {
  expect([...text.matchAll(/run: .*\$\{\{.*/g)]).toEqual([])
})

test('the workflows install the pnpm of package.json', () => {
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const named = WORKFLOWS.flatMap(({ text }) => text.match(/pnpm@[\d.]+/g) ?? [])

  expect(new Set(named)).toEqual(new Set([packageManager]))
})

test.each(publishedPackages())(
  '$name is published in public, signed, from its folder of the repository',
  ({ folder, manifest }) => {
    expect(manifest.publishConfig).toMatchObject({ access: 'public', provenance: true })
    expect(manifest.repository).toEqual({
      type: 'git',
      url: 'git+https://github.com/latchkey-wallet/latchkey.git',
      directory: folder,
    })
  },
)
