import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../lib/paths.mjs'

const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome')
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'latchkey-lint-'))
  const config = {
    plugins: [join(ROOT, 'scripts/lint/literal-spreads.grit')],
    linter: { rules: { preset: 'none' } },
  }
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config))
})

afterAll(() => rmSync(folder, { recursive: true }))

/** Returns the lines that Biome reports in a file with this code. */
function reportedLines(code: string): readonly number[] {
  writeFileSync(join(folder, 'code.tsx'), code)
  const { stdout } = spawnSync(process.execPath, [BIOME, 'lint', '--reporter=github', 'code.tsx'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const messages = stdout.split('\n').filter((line) => line.startsWith('::'))
  return messages.map((line) => {
    expect(line).toContain('Write the fields of the object out')
    return Number(/line=(\d+)/.exec(line)?.[1])
  })
}

test('a spread of an object literal is reported, in an object and in markup', () => {
  const code = `
export const a = { ...{ b, c: 1 }, d }
export const e = call({
  f,
  ...{ g, ...h },
})
export const i = <p {...{ id, title }} />
`
  expect(reportedLines(code)).toEqual([2, 5, 7])
})

test('other spreads are left alone', () => {
  const code = `
export const a = { ...b, c: { d }, ...call({ e }) }
export const f = { ...(g && { h }), ...(i ? { j } : {}), ...(k ?? { l }) }
export const m = [...n, { ...o }, ...[{ p }]]
export const q = <p {...r} {...(s && { title })} />
`
  expect(reportedLines(code)).toEqual([])
})
