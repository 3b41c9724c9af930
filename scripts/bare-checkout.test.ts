import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SCRIPTS = fileURLToPath(new URL('.', import.meta.url))
const STATIC_IMPORT = /^(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm

/** Packages that a file needs as soon as it is loaded, itself or by files that it imports. */
function packagesOf(path: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(path)) return []
  seen.add(path)
  const text = readFileSync(path, 'utf8')
  const names = [...text.matchAll(STATIC_IMPORT)].map(([, name = '']) => name)
  return names.flatMap((name) => {
    if (isBuiltin(name)) return []
    return name.startsWith('.') ? packagesOf(join(dirname(path), name), seen) : [name]
  })
}

const COMMANDS = readdirSync(SCRIPTS).filter((name) => name.endsWith('.mjs'))

test('there are commands, and packages are found in what they load later', () => {
  expect(COMMANDS).toContain('test.mjs')
  expect(packagesOf(join(SCRIPTS, 'packed/settle-tarball.mjs'))).toContain('modern-tar')
})

test.each(COMMANDS)('%s starts in a checkout without installed packages', (name) => {
  expect(packagesOf(join(SCRIPTS, name))).toEqual([])
})
