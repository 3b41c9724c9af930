import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const VIEWS = dirname(fileURLToPath(import.meta.url))
const ACTIONS = join(VIEWS, '../context/use-actions.ts')
const MODULES = join(VIEWS, '../context/use-modules.ts')

/** The files that a file imports, at once or later, and what these import. */
function reachable(path: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  const paths = [...readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
  for (const [, relative = ''] of paths) {
    const next = join(dirname(path), relative)
    if (existsSync(next)) reachable(next, seen)
  }
  return seen
}

const files = readdirSync(VIEWS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.view.tsx'))
  .map((name) => join(VIEWS, name))

/** The hooks of modules, with the name of the module in `core.account`. */
const hooks = [
  ...readFileSync(MODULES, 'utf8').matchAll(/function (\w+)\(\): \w+ \{\n.*=> account\.(\w+)\)/g),
].map(([, hook = '', module = '']) => ({ hook, module }))

test('every view that acts on the account waits for its actions, and no other does', () => {
  const wrong = files.filter((path) => {
    const needsAccount = /^ {2}(?:needsAccount: true,|loadModule: )/m.test(
      readFileSync(path, 'utf8'),
    )
    const imported = reachable(path)
    return needsAccount !== (imported.has(ACTIONS) || imported.has(MODULES))
  })

  expect(files.length).toBeGreaterThan(40)
  expect(wrong).toEqual([])
})

test.each(hooks)('every view with $hook loads $module, and no other does', ({ hook, module }) => {
  const users = files.filter((path) =>
    [...reachable(path)].some(
      (each) => each !== MODULES && readFileSync(each, 'utf8').includes(`${hook}()`),
    ),
  )
  const loaders = files.filter((path) =>
    /^ {2}loadModule: .*\n/m.exec(readFileSync(path, 'utf8'))?.[0].includes(`${module}.load()`),
  )

  expect(users.length).toBeGreaterThan(0)
  expect(loaders).toEqual(users)
})

test('every hook of a module is known here', () => {
  const names = readFileSync(MODULES, 'utf8').matchAll(/export function (\w+)/g)

  expect(hooks.map(({ hook }) => hook)).toEqual([...names].map(([, name]) => name))
})
