import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCE = new URL('.', import.meta.url)

/** Every source file of the package. */
function builtFiles(): readonly (readonly [string, string])[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.ts$/.test(path) && !/test\.ts$|testing\//.test(path))
    .map((path) => [path, readFileSync(new URL(path, SOURCE), 'utf8')] as const)
}

test('messages are posted in one place, and to named origins', () => {
  const posting = builtFiles().filter(([, text]) => /\.postMessage\(/.test(text))

  expect(builtFiles().length).toBeGreaterThan(40)
  expect(posting.map(([path]) => path)).toEqual(['channel/window-channel.ts'])
  const calls = posting.flatMap(([, text]) => text.match(/\.postMessage\([^)]*\)/g) ?? [])
  expect(calls).toEqual(['.postMessage(message, origin)'])
})
