/** @full Tries a program with a whole site or a whole compiler. */

import ts from 'typescript'
import { beforeAll, expect, test, vi } from 'vitest'
import { publicDoors, siteOptions } from '../lib/front-doors.mjs'
import { readDoor } from './read-door.ts'

// One program of all packages is made before the first test.
vi.setConfig({ hookTimeout: 180_000 })

const DOORS = publicDoors()

let program: ts.Program

beforeAll(() => {
  const sources = DOORS.map(({ source }) => source)
  program = ts.createProgram(sources, siteOptions(ts))
})

// A change that is meant: `pnpm unit scripts/api -u`, and a changeset.
test.each(DOORS)(
  '$door exports the names that are written down, types too',
  async ({ door, source }) => {
    const lines = readDoor(program, source)

    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
      `promised/${door.replace('@latchkey/', '').replaceAll('/', '.')}.txt`,
    )
  },
)
