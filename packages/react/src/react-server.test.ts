import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as react from './index.ts'
import * as reactServer from './react-server.ts'

test('a server component gets every name of the package, as references to the client', () => {
  const source = readFileSync(new URL('./react-server.ts', import.meta.url), 'utf8')

  expect(Object.keys(reactServer).sort()).toEqual(Object.keys(react).sort())
  expect(source.startsWith("'use client'\n")).toBe(true)
})
