import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as react from '../packages/react/src/index.ts'
import * as svelte from '../packages/svelte/src/index.ts'
import * as vue from '../packages/vue/src/index.ts'

const BINDINGS = { react, vue, svelte }

/** The hooks, composables or reactive objects of a front door. */
function hooksOf(entry: object): readonly string[] {
  return Object.keys(entry)
    .filter((name) => /^use[A-Z]/.test(name))
    .sort()
}

test.each(['vue', 'svelte'] as const)(
  '@latchkey/%s has every hook of React, and no other',
  (name) => {
    expect(hooksOf(BINDINGS[name])).toEqual(hooksOf(react))
  },
)

test.each(['react', 'vue', 'svelte'] as const)(
  'the README of @latchkey/%s has a row for every hook',
  (name) => {
    const readme = readFileSync(new URL(`../packages/${name}/README.md`, import.meta.url), 'utf8')

    const missing = hooksOf(BINDINGS[name]).filter((hook) => !readme.includes(`\n| \`${hook}(`))

    expect(missing).toEqual([])
  },
)
